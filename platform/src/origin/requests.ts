import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/errors.ts';
import type { PublicAddresses } from '../http/public-address.ts';
import type { LinearChannel, OriginCatalogue, VirtualTitle } from './catalogue.ts';
import type { TrackChoice } from './links.ts';
import type { Pool } from './pool.ts';
import type { NoteMedia } from './sign.ts';

/** The dependencies of the origin. */
export type OriginDeps = PublicAddresses & {
  originCatalogue: OriginCatalogue;
  pool: Pool;
  /** Signs media addresses (STREAM_SECRET). */
  secret: string;
  clock: Clock;
  noteMedia: NoteMedia;
  /** Allows a request to set its own clock. */
  sandbox: boolean;
};

const CONTENT_ID = /^[\w-]{1,64}$/;
/** Seconds have at most ten digits until 2286. */
const NUMBER = /^\d{1,10}$/;

/** An integer in an address; an invalid one means that the address does not exist. */
export function numberIn(text: string | undefined): number {
  if (!text || !NUMBER.test(text)) throw new ApiError('not_found');
  return Number(text);
}

export function paramsOf(request: FastifyRequest): Record<string, string | undefined> {
  return request.params as Record<string, string | undefined>;
}

export function queryOf(request: FastifyRequest): Record<string, unknown> {
  return request.query as Record<string, unknown>;
}

/** The time of a request: with `?now=` in the sandbox every answer depends only on the request. */
export function momentOf(
  request: FastifyRequest,
  { clock, sandbox }: OriginDeps,
): { nowMs: number; suffix: string } {
  const { now } = queryOf(request);
  if (!sandbox || typeof now !== 'string' || !NUMBER.test(now)) return { nowMs: clock.now(), suffix: '' };
  return { nowMs: Number(now) * 1000, suffix: `?now=${now}` };
}

/** `?video=` and `?audio=` of a master playlist; invalid values are ignored. */
export function choiceOf(request: FastifyRequest): TrackChoice {
  const { video, audio } = queryOf(request);
  const place = (value: unknown) =>
    typeof value === 'string' && /^\d$/.test(value) ? Number(value) : undefined;
  return { video: place(video), audio: place(audio) };
}

export async function channelOf(catalogue: OriginCatalogue, id: number): Promise<LinearChannel> {
  const channel = await catalogue.channel(id);
  if (!channel || channel.slots.length === 0) throw new ApiError('not_found');
  return channel;
}

export async function titleOf(
  catalogue: OriginCatalogue,
  contentId: string | undefined,
): Promise<VirtualTitle> {
  const title = contentId && CONTENT_ID.test(contentId) ? await catalogue.title(contentId) : null;
  if (!title || title.segments < 1) throw new ApiError('not_found');
  return title;
}
