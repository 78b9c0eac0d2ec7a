import { env } from '@/lib/shared/env';
import { CALLS, DOCUMENT_BYTES, FALLBACKS, MISSED_BYTES, PART_BYTES, RENDERS } from './constants';
import { FallbackPages } from './fallback-pages';
import { finish } from './finish';
import { frontOf, purgeAll } from './front';
import { KnownPages } from './known-pages';
import { httpServer } from './listen';
import { expireTags } from './next-compat/expire-tags';
import { startFramework } from './next-compat/start';
import { Pages } from './pages';
import { renderInner } from './render';
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

// A server with an incomplete configuration must not start.
const settings = env();
const framework = await startFramework(port);

const { handler } = framework;
const renders = new Semaphore(RENDERS);
const services = {
  handler,
  documents: new Pages(new SplitStore(DOCUMENT_BYTES, MISSED_BYTES), renders),
  parts: new Pages(new SplitStore(PART_BYTES, MISSED_BYTES), renders),
  calls: new Semaphore(CALLS),
  fallbackPages: new FallbackPages(
    async (rendered) => finish(await renderInner(handler, rendered.path), rendered),
    new Semaphore(FALLBACKS),
  ),
  known: new KnownPages(),
  trustedProxies: settings.TRUSTED_PROXIES,
};
const instances = await joinInstances(settings, (tags, at) => {
  expireTags(tags, at);
  purgeAll(services);
});
const server = httpServer(frontOf(services));

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await stop(server);
    await framework.close();
    instances?.close();
    process.exit(0);
  });
}
server.listen(port);
