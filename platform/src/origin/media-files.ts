import { LRUCache } from 'lru-cache';
import { ApiError } from '../http/errors.ts';
import type { OriginCatalogue } from './catalogue.ts';
import { protectFragment } from './cenc/fragment.ts';
import { protectInit } from './cenc/init.ts';
import { manifest } from './dash.ts';
import { moveFragment } from './fragment.ts';
import { masterPlaylist, mediaPlaylist } from './hls.ts';
import type { TrackChoice } from './links.ts';
import { AUDIO_FRAMES_PER_PART, FRAMES_PER_PART, isIndependent } from './low-latency.ts';
import type { MediaPath } from './media-path.ts';
import { picturesOf, titleOfPart } from './part.ts';
import { cutFragment } from './part-fragment.ts';
import { type Pool, RENDITIONS, type Rendition } from './pool.ts';
import type { Presentation } from './presentation.ts';
import type { Protection } from './protection.ts';
import { subtitles } from './subtitles.ts';
import { timedMetadata } from './timed-metadata.ts';
import { FRAMES_PER_SECOND, FRAMES_PER_SEGMENT } from './timeline.ts';
import type { TrackId } from './track-id.ts';

export type MediaFile = { body: string | Buffer; type: string; cache: string };

/** The presentation and the time of a request; `suffix` is the query of addresses inside the answer. */
export type MediaContext = {
  show: Presentation;
  nowMs: number;
  suffix: string;
  /** Null for an unprotected presentation. */
  protection: Protection | null;
  choice: TrackChoice;
  /** The request waited for this state of the playlist, or could have. */
  isAwaited: boolean;
};

const HLS = 'application/vnd.apple.mpegurl';
const DASH = 'application/dash+xml';
const SEGMENT = 'video/iso.segment';

const FOREVER = 'public, max-age=31536000, immutable';
const MINUTE = 'public, max-age=60';
/** A growing list changes every 3.84 s; even one second joins many viewers into one request. */
const MOMENT = 'public, max-age=1';

/** A playlist that names its newest part never changes in a way that matters: six target durations (RFC 8216bis B.1). */
const AWAITED = 'public, max-age=24';

const FINISHED_PLAYLISTS = 200;
/** A few megabytes: a segment in 1080p has about one. */
const ENCRYPTED_SEGMENTS = 24;

const isPicture = (rendition: Rendition): boolean => rendition.startsWith('v');

/** Builds every file under `/hls/{grant}/…/`: playlists, manifests, init segments, segments and subtitles. */
export function mediaFiles(catalogue: OriginCatalogue, pool: Pool) {
  const finished = new LRUCache<string, string>({ max: FINISHED_PLAYLISTS });
  const encrypted = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    max: ENCRYPTED_SEGMENTS,
    ignoreFetchAbort: true,
    fetchMethod: (_name, _stale, { context: make }) => make(),
  });

  function playlist({ show, suffix, protection }: MediaContext, track: TrackId): string {
    if (show.kind !== 'vod' || protection) return mediaPlaylist(show, track, suffix, protection);
    // Titles of one length have equal lists, and those of a long film are worth caching.
    const key = `${track} ${show.end} ${suffix}`;
    const text = finished.get(key) ?? mediaPlaylist(show, track, suffix);
    finished.set(key, text);
    return text;
  }

  async function segment(show: Presentation, rendition: Rendition, n: number): Promise<Buffer> {
    const { clip, index } = await picturesOf(catalogue, pool.clips, show.part(n), n);
    const stored = await pool.segment(clip, rendition, index);
    const ticks = (pool.renditions[rendition].timescale * FRAMES_PER_SEGMENT) / FRAMES_PER_SECOND;
    return moveFragment(stored, n, BigInt(ticks) * BigInt(n));
  }

  async function init({ protection }: MediaContext, rendition: Rendition): Promise<Buffer> {
    const clear = await pool.init(rendition);
    return protection ? protectInit(clear, protection.kid) : clear;
  }

  /** Many viewers watch one channel: an encrypted segment is cached for the next viewer. */
  function protectedSegment(show: Presentation, key: Protection, rendition: Rendition, n: number) {
    const name = `${key.kid.toString('hex')} ${rendition} ${n}`;
    const place = {
      rendition: RENDITIONS.indexOf(rendition),
      segment: n,
      isPicture: isPicture(rendition),
    };
    return encrypted.forceFetch(name, {
      context: async () => protectFragment(await segment(show, rendition, n), key, place),
    });
  }

  /** Video segments have the timed metadata; once is enough, so audio segments have none. */
  async function segmentOf({ show, protection }: MediaContext, rendition: Rendition, n: number) {
    const made = protection ? protectedSegment(show, protection, rendition, n) : segment(show, rendition, n);
    const about = isPicture(rendition) ? timedMetadata(n, show.part(n)) : null;
    return about ? Buffer.concat([about, await made]) : made;
  }

  async function partOf({ show }: MediaContext, rendition: Rendition, n: number, part: number) {
    const whole = await segment(show, rendition, n);
    const count = isPicture(rendition) ? FRAMES_PER_PART : AUDIO_FRAMES_PER_PART;
    const cut = cutFragment(whole, part * count, count);
    const about = isPicture(rendition) && isIndependent(part) ? timedMetadata(n, show.part(n)) : null;
    return about ? Buffer.concat([about, cut]) : cut;
  }

  function about({ show, nowMs }: MediaContext): string {
    const segments = { first: show.from, last: show.to };
    const files = { hls: 'index.m3u8', dash: 'manifest.mpd' };
    return JSON.stringify({
      type: show.kind,
      ended: show.ended,
      now: Math.floor(nowMs / 1000),
      segments,
      ...files,
    });
  }

  function needServed({ served }: Presentation, n: number): void {
    if (n < served.first || n > served.last) throw new ApiError('not_found');
  }

  return async (path: MediaPath, context: MediaContext): Promise<MediaFile> => {
    const { show, nowMs, suffix, protection } = context;
    const cache = show.ended ? MINUTE : context.isAwaited ? AWAITED : MOMENT;
    switch (path.file) {
      case 'master':
        return { body: masterPlaylist(pool.renditions, suffix, context.choice), type: HLS, cache: MINUTE };
      case 'manifest':
        return { body: manifest(show, pool.renditions, nowMs, suffix, protection), type: DASH, cache };
      case 'about':
        return { body: about(context), type: 'application/json; charset=utf-8', cache };
      case 'playlist':
        return { body: playlist(context, path.track), type: HLS, cache };
      case 'init': {
        const type = isPicture(path.rendition) ? 'video/mp4' : 'audio/mp4';
        return { body: await init(context, path.rendition), type, cache: FOREVER };
      }
      case 'segment':
        needServed(show, path.segment);
        return {
          body: await segmentOf(context, path.rendition, path.segment),
          type: SEGMENT,
          cache: FOREVER,
        };
      case 'part':
        needServed(show, path.segment);
        if (show.parts === null) throw new ApiError('not_found');
        return {
          body: await partOf(context, path.rendition, path.segment, path.part),
          type: SEGMENT,
          cache: FOREVER,
        };
      case 'subtitles': {
        needServed(show, path.segment);
        const part = show.part(path.segment);
        const title = (await titleOfPart(catalogue, part))?.name[path.language] ?? '';
        const body = subtitles(path.segment, part, title, path.form);
        return { body, type: 'text/vtt; charset=utf-8', cache: FOREVER };
      }
    }
  };
}
