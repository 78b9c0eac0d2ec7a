import { type IncomingMessage, ServerResponse } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { buildApp } from '../../src/app.ts';
import { systemClock } from '../../src/clock.ts';
import { openDatabase } from '../../src/db/open.ts';
import { parseEnv } from '../../src/env.ts';
import { stepName } from './crash-step-name.ts';

// The platform as a process that kills itself with signal 9 before a statement of a request, or before its answer:
// `crash-step-server.ts <data folder> <milliseconds ahead>`. A request names its last moment in the header `x-die-before` (a
// number; `none` only counts), and the steps it has made are written to the output.
const [dataDir = '', ahead = '0'] = process.argv.slice(2);

/** The request that is watched. */
let watched: { dieBefore: number; steps: string[] } | null = null;

function step(name: string): void {
  if (!watched) return;
  if (watched.steps.length === watched.dieBefore) process.kill(process.pid, 'SIGKILL');
  watched.steps.push(name);
}

/** PGlite gets messages: Parse (P, its statement has no name) and Query (Q) have the text of a statement. */
function textOf(message: Uint8Array): string | null {
  const kind = String.fromCharCode(message[0] ?? 0);
  if (kind !== 'P' && kind !== 'Q') return null;
  const text = Buffer.from(message).subarray(5);
  const start = kind === 'P' ? text.indexOf(0) + 1 : 0;
  return text.subarray(start, text.indexOf(0, start)).toString();
}

for (const method of ['execProtocol', 'execProtocolStream'] as const) {
  const original = PGlite.prototype[method] as (...args: unknown[]) => unknown;
  Object.assign(PGlite.prototype, {
    [method](this: PGlite, message: Uint8Array, ...rest: unknown[]) {
      const text = textOf(message);
      if (text !== null) step(stepName(text));
      return original.call(this, message, ...rest);
    },
  });
}

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, first: string | { text: string }, ...rest: unknown[]) {
    step(stepName(typeof first === 'string' ? first : first.text));
    return query.call(this, first, ...rest);
  },
});

const { end } = ServerResponse.prototype;
Object.assign(ServerResponse.prototype, {
  end(this: ServerResponse, ...args: Parameters<typeof end>) {
    if (this.req.headers['x-die-before'] && watched) {
      step('answer');
      process.stdout.write(`steps ${JSON.stringify(watched.steps)}\n`);
      watched = null;
    }
    return end.apply(this, args);
  },
});

const env = parseEnv({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent', SANDBOX: '1' });
const clock = { now: () => systemClock.now() + Number(ahead) };
const { db } = await openDatabase(env);
const app = await buildApp({ env, db, clock, streamSecret: 'a secret of the tests that is long enough' });
app.server.prependListener('request', (request: IncomingMessage) => {
  const at = request.headers['x-die-before'];
  if (at) watched = { dieBefore: at === 'none' ? Number.POSITIVE_INFINITY : Number(at), steps: [] };
});
process.stdout.write(`${await app.listen({ port: env.port, host: '127.0.0.1' })}\n`);
