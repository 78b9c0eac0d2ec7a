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
// number; `none` only counts), and the steps it has made are written to the output. The same request may have fewer statements
// the next time, because timers of the platform add theirs: it ends before its answer at the latest.
const [dataDir = '', ahead = '0'] = process.argv.slice(2);

const ANSWER = 'answer';

/** The request that is watched. */
let watched: { dieBefore: number; steps: string[] } | null = null;

function step(name: string): void {
  if (!watched) return;
  const isLast = name === ANSWER && Number.isFinite(watched.dieBefore);
  if (isLast || watched.steps.length === watched.dieBefore) process.kill(process.pid, 'SIGKILL');
  watched.steps.push(name);
}

/** A transaction of PGlite begins and ends with a message of its own: Query (Q), with the text of a statement. */
function textOf(message: Uint8Array): string | null {
  if (String.fromCharCode(message[0] ?? 0) !== 'Q') return null;
  const text = Buffer.from(message).subarray(5);
  return text.subarray(0, text.indexOf(0)).toString();
}

const { execProtocolStream } = PGlite.prototype;
Object.assign(PGlite.prototype, {
  execProtocolStream(this: PGlite, ...args: Parameters<typeof execProtocolStream>) {
    const text = textOf(args[0]);
    if (text !== null) step(stepName(text));
    return execProtocolStream.apply(this, args);
  },
});

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
      step(ANSWER);
      process.stdout.write(`steps ${JSON.stringify(watched.steps)}\n`);
      watched = null;
    }
    return end.apply(this, args);
  },
});

const env = parseEnv({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent', SANDBOX: '1' });
const clock = { now: () => systemClock.now() + Number(ahead) };
const { db } = await openDatabase({
  ...env,
  // PGlite's own statements; those of PostgreSQL are counted where they are sent, with the ones around a transaction.
  onQuery: (statement, run) => {
    if (!env.databaseUrl) step(stepName(statement));
    return run();
  },
});
const app = await buildApp({ env, db, clock, streamSecret: 'a secret of the tests that is long enough' });
app.server.prependListener('request', (request: IncomingMessage) => {
  const at = request.headers['x-die-before'];
  if (at) watched = { dieBefore: at === 'none' ? Number.POSITIVE_INFINITY : Number(at), steps: [] };
});
process.stdout.write(`${await app.listen({ port: env.port, host: '127.0.0.1' })}\n`);
