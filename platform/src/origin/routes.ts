import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { withCache } from './catalogue-cache.ts';
import { FOLDERS, folderOpener } from './folders.ts';
import { licenceRoutes } from './licence-routes.ts';
import { mediaFiles } from './media-files.ts';
import { parseMediaPath } from './media-path.ts';
import { choiceOf, momentOf, type OriginDeps, paramsOf } from './requests.ts';
import { addThumbRoutes } from './thumb-routes.ts';

/** Players of any site may read media; the signed address is the protection, and there are no cookies to steal. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, date',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

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

  for (const folder of FOLDERS) {
    app.get(`${folder}/*`, async (request, reply) => {
      const opened = await open(request);
      const path = parseMediaPath(paramsOf(request)['*'] ?? '');
      if (!opened.show || !path) throw new ApiError('not_found');
      const context = {
        show: opened.show,
        protection: opened.protection,
        choice: choiceOf(request),
        ...momentOf(request, deps),
      };
      const { body, type, cache } = await fileOf(path, context);
      return reply.type(type).header('cache-control', cache).send(body);
    });
  }
  await app.register((scope) => licenceRoutes(scope, open));
  addThumbRoutes(app, deps, catalogue);
}
