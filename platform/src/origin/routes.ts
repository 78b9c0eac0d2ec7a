import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { mediaFiles } from './media-files.ts';
import { parseMediaPath } from './media-path.ts';
import {
  archivePresentation,
  livePresentation,
  type Presentation,
  titlePresentation,
} from './presentation.ts';
import { remembered } from './remember.ts';
import { channelOf, momentOf, numberIn, type OriginDeps, paramsOf, titleOf } from './requests.ts';
import { checkGrant, type Resource } from './sign.ts';
import { addThumbRoutes } from './thumb-routes.ts';

/** Players of any site may read media; it is addresses that are guarded, and there are no cookies to steal. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, date',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/**
 * The media origin: channels, their archive and titles as HLS and DASH, made up on request from the pool
 * (facts/media.md 2). Nothing is kept between requests, so any instance gives the same answer for the same address.
 */
export async function originRoutes(app: FastifyInstance, deps: OriginDeps): Promise<void> {
  const catalogue = remembered(deps.originCatalogue, deps.clock);
  const fileOf = mediaFiles(catalogue, deps.pool);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(OPEN_TO_ALL);
  });

  function needGrant(request: FastifyRequest, resource: Resource, nowMs: number): void {
    if (checkGrant(paramsOf(request).grant ?? '', resource, deps.secret, nowMs)) return;
    throw new ApiError('permission_denied');
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    show: Presentation | null,
  ): Promise<FastifyReply> {
    const path = parseMediaPath(paramsOf(request)['*'] ?? '');
    if (!show || !path) throw new ApiError('not_found');
    const { body, type, cache } = await fileOf(path, { show, ...momentOf(request, deps) });
    return reply.type(type).header('cache-control', cache).send(body);
  }

  app.get('/hls/:grant/live/:channelId/*', async (request, reply) => {
    const { nowMs } = momentOf(request, deps);
    const channelId = numberIn(paramsOf(request).channelId);
    needGrant(request, `live:${channelId}`, nowMs);
    return send(request, reply, livePresentation(await channelOf(catalogue, channelId), nowMs));
  });

  app.get('/hls/:grant/archive/:channelId/:ts/*', async (request, reply) => {
    const { nowMs } = momentOf(request, deps);
    const channelId = numberIn(paramsOf(request).channelId);
    needGrant(request, `archive:${channelId}`, nowMs);
    const channel = await channelOf(catalogue, channelId);
    return send(request, reply, archivePresentation(channel, numberIn(paramsOf(request).ts), nowMs));
  });

  app.get('/hls/:grant/vod/:contentId/*', async (request, reply) => {
    const { nowMs } = momentOf(request, deps);
    const contentId = paramsOf(request).contentId ?? '';
    needGrant(request, `vod:${contentId}`, nowMs);
    return send(request, reply, titlePresentation(await titleOf(catalogue, contentId)));
  });

  addThumbRoutes(app, deps, catalogue);
}
