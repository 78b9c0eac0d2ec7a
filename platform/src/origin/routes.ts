import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { pluginOf } from '../http/plugin.ts';
import { withCache } from './catalogue-cache.ts';
import { FOLDERS, folderOpener } from './folders.ts';
import { licenceRoutes } from './licence-routes.ts';
import { readyAt } from './low-latency.ts';
import { mediaFiles } from './media-files.ts';
import { type MediaPath, parseMediaPath } from './media-path.ts';
import { choiceOf, momentOf, numberIn, type OriginDeps, paramsOf, queryOf } from './requests.ts';
import { addThumbRoutes } from './thumb-routes.ts';

/** Players of any site may read media; the signed address is the protection, and there are no cookies to steal. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, date',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** A timer may end a moment before the clock says so. */
const TIMER_TOLERANCE_MS = 5;

/** Ends at once when the client has gone. */
async function wait(ms: number, reply: FastifyReply): Promise<void> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  await delay(ms + TIMER_TOLERANCE_MS, undefined, { signal: gone.signal }).catch(() => {});
}

/**
 * The media origin: channels, their archive and titles as HLS and DASH, generated on request from the pool
 * (media 2). It has no state between requests, so any instance gives the same answer for the same address.
 */
export async function originRoutes(app: FastifyInstance, deps: OriginDeps): Promise<void> {
  const catalogue = withCache(deps.originCatalogue, deps.clock);
  const open = folderOpener(deps, catalogue);
  const fileOf = mediaFiles(catalogue, deps.pool);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(OPEN_TO_ALL);
  });

  /** The presentation at the moment at which the file exists (low-latency.ts), at the latest after three segments. */
  async function opened(request: FastifyRequest, reply: FastifyReply, path: MediaPath | null) {
    const first = await open(request);
    const at = first.show && path ? readyAt(first.show, path, queryOf(request)) : null;
    if (at === null) return { ...first, isAwaited: false };
    const { nowMs, suffix } = momentOf(request, deps);
    // The clock of `?now=` stands still: nothing ever becomes complete.
    if (at <= nowMs || suffix) return { ...first, isAwaited: at <= nowMs };
    await wait(at - nowMs, reply);
    return { ...(await open(request)), isAwaited: true };
  }

  for (const folder of FOLDERS) {
    app.get(`${folder}/*`, async (request, reply) => {
      const path = parseMediaPath(paramsOf(request)['*'] ?? '');
      const { show, protection, isAwaited } = await opened(request, reply, path);
      if (!show || !path) throw new ApiError('not_found');
      // A paused player goes on loading playlists.
      if (path.file === 'segment' || path.file === 'part') {
        const { grant = '', channelId, ts } = paramsOf(request);
        await deps.noteMedia(grant, channelId && ts === undefined ? numberIn(channelId) : null);
      }
      const context = { show, protection, isAwaited, choice: choiceOf(request), ...momentOf(request, deps) };
      const { body, type, cache } = await fileOf(path, context);
      return reply.type(type).header('cache-control', cache).send(body);
    });
  }
  await app.register(pluginOf(licenceRoutes, open, deps.clock));
  addThumbRoutes(app, deps, catalogue);
}
