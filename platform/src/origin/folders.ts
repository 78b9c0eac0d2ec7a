import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { basesFor } from '../http/public-address.ts';
import type { OriginCatalogue } from './catalogue.ts';
import type { ContentKey } from './cenc/keys.ts';
import { channelKey, titleKey } from './cenc/keys.ts';
import {
  archivePresentation,
  livePresentation,
  type Presentation,
  titlePresentation,
} from './presentation.ts';
import { LICENCE, type Protection } from './protection.ts';
import { channelOf, momentOf, numberIn, type OriginDeps, paramsOf, titleOf } from './requests.ts';
import { checkGrant, type Resource } from './sign.ts';

/** The folders of presentations; every file in such a folder needs its grant. */
export const FOLDERS = [
  '/hls/:grant/live/:channelId',
  '/hls/:grant/archive/:channelId/:ts',
  '/hls/:grant/vod/:contentId',
] as const;

/** The opened presentation: null while its start is in the future. */
type Opened = { show: Presentation | null; protection: Protection | null };
export type Opener = (request: FastifyRequest) => Promise<Opened>;

/** Opens the folder of a request, or throws: 403 without a valid grant, 404 for an unknown one. */
export function folderOpener(deps: OriginDeps, catalogue: OriginCatalogue): Opener {
  const { secret } = deps;

  function need(request: FastifyRequest, resource: Resource, nowMs: number): void {
    if (checkGrant(paramsOf(request).grant ?? '', resource, secret, nowMs)) return;
    throw new ApiError('permission_denied');
  }

  function protect(request: FastifyRequest, path: string, key: ContentKey | null): Protection | null {
    if (!key) return null;
    const { suffix } = momentOf(request, deps);
    const folder = `${basesFor(deps, request).mediaUrl}/hls/${paramsOf(request).grant}/${path}`;
    return { ...key, licenceUrl: `${folder}/${LICENCE}${suffix}` };
  }

  async function live(request: FastifyRequest): Promise<Opened> {
    const { nowMs } = momentOf(request, deps);
    const id = numberIn(paramsOf(request).channelId);
    need(request, `live:${id}`, nowMs);
    const found = await channelOf(catalogue, id);
    const protection = protect(request, `live/${id}`, channelKey(found, secret));
    return { show: livePresentation(found, nowMs), protection };
  }

  async function archive(request: FastifyRequest): Promise<Opened> {
    const { nowMs } = momentOf(request, deps);
    const id = numberIn(paramsOf(request).channelId);
    const ts = numberIn(paramsOf(request).ts);
    need(request, `archive:${id}:${ts}`, nowMs);
    const found = await channelOf(catalogue, id);
    const protection = protect(request, `archive/${id}/${ts}`, channelKey(found, secret));
    return { show: archivePresentation(found, ts, nowMs), protection };
  }

  async function title(request: FastifyRequest): Promise<Opened> {
    const contentId = paramsOf(request).contentId ?? '';
    need(request, `vod:${contentId}`, momentOf(request, deps).nowMs);
    const found = await titleOf(catalogue, contentId);
    const protection = protect(request, `vod/${contentId}`, titleKey(found, secret));
    return { show: titlePresentation(found), protection };
  }

  return (request) => {
    const { contentId, ts } = paramsOf(request);
    if (contentId !== undefined) return title(request);
    return ts === undefined ? live(request) : archive(request);
  };
}
