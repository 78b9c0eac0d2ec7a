import { EventEmitter } from 'node:events';
import next from 'next';
import { env } from '@/lib/env';
import { finish } from './finish';
import { frontOf } from './front';
import { Gate } from './gate';
import { KnownPages } from './known-pages';
import { CALLS, DOCUMENT_BYTES, MISSED_BYTES, PART_BYTES, RENDERS, STAND_INS } from './limits';
import { httpServer } from './listen';
import { Pages } from './pages';
import { recordInner } from './record';
import { SplitStore } from './split-store';
import { StandIns } from './stand-ins';
import { stop } from './stop';

/** The web app in production: the framework, and before it the front door with a store of ready answers (decisions/0011). */

const port = Number(process.env.PORT ?? 3000);

// Everything has been read by now: what cannot be loaded fails the build, not the start (scripts/bundle-server.mjs).
if (process.argv.includes('--only-load')) process.exit(0);

// A half-configured server does not answer at all.
const { TRUSTED_PROXIES: trustedProxies } = env();
// The framework would take upgrades of connections; it is given nothing that has any.
const nobody = new EventEmitter() as never;
const app = next({ dev: false, port, httpServer: nobody });
await app.prepare();

const handler = app.getRequestHandler();
const renders = new Gate(RENDERS);
const server = httpServer(
  frontOf({
    handler,
    documents: new Pages(new SplitStore(DOCUMENT_BYTES, MISSED_BYTES), renders),
    parts: new Pages(new SplitStore(PART_BYTES, MISSED_BYTES), renders),
    calls: new Gate(CALLS),
    standIns: new StandIns(
      async (rendered) => finish(await recordInner(handler, rendered.path), rendered),
      new Gate(STAND_INS),
    ),
    known: new KnownPages(),
    trustedProxies,
  }),
);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await stop(server);
    await app.close();
    process.exit(0);
  });
}
server.listen(port);
