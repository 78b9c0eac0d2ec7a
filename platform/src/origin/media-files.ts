import { ApiError } from '../http/errors.ts';
import type { OriginCatalogue } from './catalogue.ts';
import { manifest } from './dash.ts';
import { moveFragment } from './fragment.ts';
import { masterPlaylist, mediaPlaylist, type TrackId } from './hls.ts';
import { Lru } from './lru.ts';
import type { MediaPath } from './media-path.ts';
import { picturesOf, titleOfPart } from './part.ts';
import type { Pool, Rendition } from './pool.ts';
import type { Presentation } from './presentation.ts';
import { subtitles } from './subtitles.ts';
import { FRAMES_PER_SECOND, FRAMES_PER_SEGMENT } from './timeline.ts';

export type MediaFile = { body: string | Buffer; type: string; cache: string };

/** What is played and when it is asked for; `suffix` is the query that addresses inside the answer carry on. */
export type MediaContext = { show: Presentation; nowMs: number; suffix: string };

const HLS = 'application/vnd.apple.mpegurl';
const DASH = 'application/dash+xml';
const SEGMENT = 'video/iso.segment';

const FOREVER = 'public, max-age=31536000, immutable';
const MINUTE = 'public, max-age=60';
/** A growing list changes every 3.84 s; a second still folds many viewers into one question. */
const MOMENT = 'public, max-age=1';

const FINISHED_PLAYLISTS = 200;

/** Makes every file under `/hls/{grant}/…/`: playlists, manifests, init segments, segments and subtitles. */
export function mediaFiles(catalogue: OriginCatalogue, pool: Pool) {
  const finished = new Lru<string>(FINISHED_PLAYLISTS);

  function playlist({ show, suffix }: MediaContext, track: TrackId): string {
    if (show.kind !== 'vod') return mediaPlaylist(show, track, suffix);
    // Titles of one length have equal lists, and those of a long film are worth keeping.
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
    const { show, nowMs, suffix } = context;
    const cache = show.ended ? MINUTE : MOMENT;
    switch (path.file) {
      case 'master':
        return { body: masterPlaylist(pool.renditions, suffix), type: HLS, cache: MINUTE };
      case 'manifest':
        return { body: manifest(show, pool.renditions, nowMs, suffix), type: DASH, cache };
      case 'about':
        return { body: about(context), type: 'application/json; charset=utf-8', cache };
      case 'playlist':
        return { body: playlist(context, path.track), type: HLS, cache };
      case 'init': {
        const type = path.rendition.startsWith('v') ? 'video/mp4' : 'audio/mp4';
        return { body: await pool.init(path.rendition), type, cache: FOREVER };
      }
      case 'segment':
        needServed(show, path.segment);
        return { body: await segment(show, path.rendition, path.segment), type: SEGMENT, cache: FOREVER };
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
