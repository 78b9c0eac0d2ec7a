import { RENDITIONS, type Rendition } from './pool.ts';
import type { SubtitleForm } from './subtitles.ts';
import { LANGUAGES, type Language, TRACKS, type TrackId } from './track-id.ts';

/** The files in the folder of a presentation. All of them are generated on request. */
export type MediaPath =
  | { file: 'master' }
  | { file: 'manifest' }
  | { file: 'about' }
  | { file: 'playlist'; track: TrackId }
  | { file: 'init'; rendition: Rendition }
  | { file: 'segment'; rendition: Rendition; segment: number }
  | { file: 'part'; rendition: Rendition; segment: number; part: number }
  | { file: 'subtitles'; language: Language; segment: number; form: SubtitleForm };

const PLAYLIST = /^(\w{1,8})\.m3u8$/;
const INIT = /^seg\/(\w{1,8})\/init\.mp4$/;
/** Every segment number has at most ten digits. */
const SEGMENT = /^seg\/(\w{1,8})\/(\d{1,10})(?:\.(\d))?\.m4s$/;
const SUBTITLES = /^sub\/(\w{1,8})\/(\d{1,10})(\.dash)?\.vtt$/;

const FIXED: Record<string, MediaPath> = {
  'index.m3u8': { file: 'master' },
  'manifest.mpd': { file: 'manifest' },
  'data.json': { file: 'about' },
};

function oneOf<T extends string>(list: readonly T[], text: string | undefined): T | null {
  return list.find((item) => item === text) ?? null;
}

/** Parses the part of an address after the folder; null for an unknown file. */
export function parseMediaPath(path: string): MediaPath | null {
  if (Object.hasOwn(FIXED, path)) return FIXED[path] ?? null;
  const track = oneOf(TRACKS, PLAYLIST.exec(path)?.[1]);
  if (track) return { file: 'playlist', track };
  const ready = oneOf(RENDITIONS, INIT.exec(path)?.[1]);
  if (ready) return { file: 'init', rendition: ready };
  const [, id, n, part] = SEGMENT.exec(path) ?? [];
  const rendition = oneOf(RENDITIONS, id);
  if (rendition && part) return { file: 'part', rendition, segment: Number(n), part: Number(part) };
  if (rendition) return { file: 'segment', rendition, segment: Number(n) };
  const [, spoken, at, dash] = SUBTITLES.exec(path) ?? [];
  const language = oneOf(LANGUAGES, spoken);
  if (language) return { file: 'subtitles', language, segment: Number(at), form: dash ? 'dash' : 'hls' };
  return null;
}
