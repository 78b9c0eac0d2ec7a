import './next-compat/node-environment';
import './next-compat/wall-clock';
import { parentalMemory } from '@/lib/server/parental/memory';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { env } from '@/lib/shared/env';
import { ASSETS_ORIGIN } from '@/lib/shared/policy/assets-origin';
import { tracing } from '@/lib/shared/tracing';
import {
  CALLS,
  DOCUMENT_SHARE,
  FALLBACKS,
  MISSED_BYTES,
  PAGE_DATA_SHARE,
  PART_SHARE,
  RENDERS,
  STOP_MESSAGE,
} from './constants';
import { FallbackPages } from './fallback-pages';
import { finish } from './finish';
import { KnownPages } from './known-pages';
import { httpServer } from './listen';
import { metricsPlace, serveMetrics } from './metrics/endpoint';
import { RouteNames } from './metrics/route-names';
import { WebMetrics } from './metrics/web-metrics';
import { assetsOfBuild } from './next-compat/build-files';
import { releaseEndedRenders } from './next-compat/ended-renders';
import { expireTags } from './next-compat/expire-tags';
import { routeTable } from './next-compat/route-table';
import { startFramework } from './next-compat/start';
import { PageData } from './page-data';
import { Pages } from './pages';
import { renderInner } from './render';
import { createRequestHandler, purgeAll } from './request-handler';
import { Semaphore } from './semaphore';
import { joinInstances } from './shared/instances';
import { SplitStore } from './split-store';
import { stop } from './stop';

/**
 * The web app in production: the framework, and in front of it a server with a store of answers
 * (decisions/0011).
 */

const port = Number(process.env.PORT ?? 3000);

// All modules are loaded by now, so a missing one fails the build, not the start (scripts/bundle-server.mjs).
if (process.argv.includes('--only-load')) process.exit(0);

// Keeps the process alive when its output has been closed. Without a listener the failed write is an uncaught error, and the
// framework would report each error on the same output, in an endless loop.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

// A server with an incomplete configuration must not start.
const settings = env();
const built = assetsOfBuild();
if (built !== ASSETS_ORIGIN)
  throw new Error(
    `ASSETS_URL is '${ASSETS_ORIGIN}', but the web app was built with '${built}': build it again`,
  );
const metricsAt = metricsPlace(process.env);
releaseEndedRenders();
const framework = await startFramework(port);

const { handler } = framework;
const answerBytes = settings.ANSWER_MEMORY_MB * 1024 * 1024;
const renders = new Semaphore(RENDERS);
const calls = new Semaphore(CALLS);
const fallbacks = new Semaphore(FALLBACKS);
const services = {
  handler,
  documents: new Pages(new SplitStore(answerBytes * DOCUMENT_SHARE, MISSED_BYTES), renders),
  parts: new Pages(new SplitStore(answerBytes * PART_SHARE, MISSED_BYTES), renders),
  pageData: new PageData(answerBytes * PAGE_DATA_SHARE, () => instances?.copies),
  calls,
  fallbackPages: new FallbackPages(
    async (rendered) => finish(await renderInner(handler, rendered.path), rendered),
    fallbacks,
  ),
  known: new KnownPages(),
  names: new RouteNames(routeTable()),
  trustedProxies: settings.TRUSTED_PROXIES,
};
const instances = await joinInstances(settings, {
  expire: (tags, at) => {
    expireTags(tags, at);
    purgeAll(services);
  },
  forget: (change) => parentalMemory.forget(change),
  resend: () => sharedSessions.resendEnds(),
});
if (metricsAt) {
  const counted = new WebMetrics({ renders, calls, fallbacks });
  globalThis.taspaMetrics = counted;
  await serveMetrics(counted.registry, metricsAt);
}
const server = httpServer(createRequestHandler(services));

let isStopping = false;
async function end(): Promise<void> {
  isStopping = true;
  await stop(server);
  await framework.close();
  await tracing()
    ?.stop()
    .catch(() => {});
  instances?.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (isStopping ? process.exit(1) : end()));
}
// Sent to a worker process (workers.ts), which Ctrl-C may have stopped already.
process.on('message', (message) => message === STOP_MESSAGE && !isStopping && end());
server.listen(port);
