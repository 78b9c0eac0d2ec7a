import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/errors.ts';
import { basesFor, type PublicAddresses } from '../http/public-address.ts';
import { numberIn, paramsOf } from '../origin/requests.ts';
import { checkGrant, type NoteMedia } from '../origin/sign.ts';
import { type RelaySource, upstreamHeaders } from './headers.ts';
import { relayedUrl } from './links.ts';
import { type OpenParts, openParts } from './open-parts.ts';
import { isPlaylist, PlaylistProblem, rewritePlaylist } from './playlist.ts';
import type { Seal } from './seal.ts';
import { relayedType } from './types.ts';
import { type Upstream, upstreamClient } from './upstream.ts';

export type RelayDeps = PublicAddresses & {
  /** The source address and headers of a channel; null for an unknown channel. */
  sourceOf(channelId: number): Promise<RelaySource | null>;
  secret: string;
  seal: Seal;
  clock: Clock;
  noteMedia: NoteMedia;
  /** The only private `host:port` that tests may fetch from; null in production. */
  testHost: string | null;
  parts?: OpenParts;
  partMs?: number;
};

const ANSWER_HEADERS = {
  // As in the media origin: the signed address is the protection, not the reading site.
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range, date',
  'cross-origin-resource-policy': 'cross-origin',
  // Foreign bytes at our address must never run as a page of ours.
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
};

const HLS = 'application/vnd.apple.mpegurl';
const MAX_PLAYLIST = 4 * 1024 * 1024;
/** The largest part: minutes of video in high quality. A stream that never ends is not a segment. */
const MAX_PART = 256 * 1024 * 1024;
/** The time for one request: a part of minutes arrives much sooner, also on a slow line. */
const PART_MS = 5 * 60_000;
/** Headers of a foreign answer that a player needs. */
const PASSED = ['content-length', 'content-range', 'accept-ranges', 'last-modified', 'etag'] as const;

async function firstPart({ answer }: Upstream): Promise<Buffer> {
  for await (const part of answer.iterator({ destroyOnReturn: false })) return part as Buffer;
  return Buffer.alloc(0);
}

async function restOf({ answer }: Upstream, first: Buffer): Promise<string> {
  const parts = [first];
  let size = first.length;
  for await (const part of answer) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size > MAX_PLAYLIST) throw new ApiError('unavailable');
  }
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/**
 * Passes streams of imported channels to browsers, which may not read them at their own servers (no CORS, or http on a
 * page of https). Playlists are rewritten so that all their addresses use the relay; other files are passed on unchanged.
 */
export async function relayRoutes(app: FastifyInstance, deps: RelayDeps): Promise<void> {
  const { clock, secret, seal, parts = openParts(), partMs = PART_MS } = deps;
  const upstream = upstreamClient(deps);
  app.addHook('onClose', async () => upstream.close());

  /** The foreign address inside our address, if we issued it and it is still valid. */
  function wantedUrl(request: FastifyRequest): {
    channelId: number;
    grant: string;
    isLive: boolean;
    url: string;
    file: string;
  } {
    const { grant = '', channelId: id, '*': path = '' } = paramsOf(request);
    const channelId = numberIn(id);
    const isLive = checkGrant(grant, `relay:${channelId}`, secret, clock.now());
    if (!isLive && !checkGrant(grant, `relay-archive:${channelId}`, secret, clock.now()))
      throw new ApiError('permission_denied');
    const [sealed = '', file = ''] = path.split('/');
    const url = seal.open(channelId, sealed);
    if (!url) throw new ApiError('not_found');
    return { channelId, grant, isLive, url, file };
  }

  async function fetchPart(request: FastifyRequest, channelId: number, url: string, signal: AbortSignal) {
    const source = await deps.sourceOf(channelId);
    if (!source) throw new ApiError('not_found');
    const headersFor = (requested: string) => upstreamHeaders(source, requested, request.headers.range);
    try {
      return await upstream.open({ url, headersFor, signal });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      request.log.warn({ channelId, reason: (error as Error).message }, 'a foreign stream does not answer');
      throw new ApiError('unavailable');
    }
  }

  /** An oversized playlist is a failure of the foreign server. */
  function rewritten(...playlist: Parameters<typeof rewritePlaylist>): Promise<string> {
    return rewritePlaylist(...playlist).catch((error) => {
      if (!(error instanceof PlaylistProblem)) throw error;
      app.log.warn({ reason: error.message }, 'a foreign playlist is not passed on');
      throw new ApiError('unavailable');
    });
  }

  async function send(request: FastifyRequest, reply: FastifyReply, signal: AbortSignal) {
    const { channelId, grant, isLive, url, file } = wantedUrl(request);
    if (file === 'data.json') return reply.send({ type: 'live', hls: 'index.m3u8' });
    const found = await fetchPart(request, channelId, url, signal);
    const { statusCode = 502, headers } = found.answer;
    if (statusCode >= 400) refuse(found, new ApiError(statusCode >= 500 ? 'unavailable' : 'not_found'));
    const first = await firstPart(found);
    if (isPlaylist(first)) {
      const place = { mediaUrl: basesFor(deps, request).mediaUrl, grant, channelId, seal };
      const text = await rewritten(await restOf(found, first), found.url, (one) => relayedUrl(place, one));
      return reply.type(HLS).header('cache-control', 'public, max-age=1').send(text);
    }
    await deps.noteMedia(grant, isLive ? channelId : null).catch((error) => refuse(found, error));
    for (const name of PASSED) if (headers[name]) reply.header(name, headers[name]);
    reply.code(statusCode).type(relayedType(headers['content-type']));
    return reply.send(passed(found, first));
  }

  function refuse({ answer }: Upstream, error: unknown): never {
    answer.destroy();
    throw error;
  }

  function passed({ answer }: Upstream, first: Buffer): PassThrough {
    const through = new PassThrough();
    let size = first.length;
    answer.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MAX_PART) answer.destroy(new Error('longer than any part of a stream'));
    });
    through.write(first);
    answer.on('error', (error) => through.destroy(error));
    answer.on('aborted', () => through.destroy(new Error('the foreign server broke off')));
    answer.pipe(through);
    through.on('close', () => answer.destroy());
    return through;
  }

  app.get('/relay/:grant/:channelId/*', async (request, reply) => {
    const close = parts.open(request.requester.network);
    if (!close) throw new ApiError('unavailable');
    const disconnected = new AbortController();
    const late = setTimeout(() => reply.raw.destroy(), partMs);
    reply.raw.once('close', () => {
      clearTimeout(late);
      close();
      disconnected.abort();
    });
    reply.headers(ANSWER_HEADERS);
    return send(request, reply, disconnected.signal);
  });
}
