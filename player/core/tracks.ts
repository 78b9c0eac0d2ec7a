import { QUALITY_MAX_HEIGHT, QUALITY_MAX_LEVELS, START_HEIGHT } from './constants';

export interface Quality {
  /** The id of the level in the engine. */
  id: number;
  height: number;
  bitrate: number;
}

export interface Track {
  id: string;
  language: string;
  name: string;
}

export const AUTO_QUALITY = -1;
/** Spec 2 §4: subtitles are off (-1) or the id of a track. */
export const TEXT_OFF = '-1';

/** Spec 2 §4: heights up to 1080, at most the top 4; without such heights the lowest one. */
export function offeredQualities<Q extends Pick<Quality, 'height' | 'bitrate'>>(levels: readonly Q[]): Q[] {
  const falling = [...levels].sort((a, b) => b.height - a.height || b.bitrate - a.bitrate);
  const allowed = falling.filter((level) => level.height <= QUALITY_MAX_HEIGHT);
  return allowed.length > 0 ? allowed.slice(0, QUALITY_MAX_LEVELS) : falling.slice(-1);
}

/** The level of the first fragment: nearest to 360 lines (media 3). */
export function startQuality<Q extends Pick<Quality, 'height'>>(levels: readonly Q[]): Q | undefined {
  const distance = (level: Q) => Math.abs(level.height - START_HEIGHT);
  return [...levels].sort((a, b) => distance(a) - distance(b))[0];
}

/** Spec 2 §4: audio tracks are deduplicated by name. */
export function distinctAudio<T extends Pick<Track, 'name'>>(tracks: readonly T[]): T[] {
  const seen = new Set<string>();
  return tracks.filter((track) => !seen.has(track.name) && seen.add(track.name));
}

/** Subtitles with a known language (spec 2 §4). */
export function namedText<T extends { language?: string | null }>(tracks: readonly T[]): T[] {
  return tracks.filter((track) => Boolean(track.language) && track.language !== 'und');
}

/** The track in the stored language; streams name languages more or less exactly (`ru`, `ru-RU`). */
export function trackIn<T extends Pick<Track, 'language'>>(
  tracks: readonly T[],
  language: string | null,
): T | null {
  const base = (tag: string) => tag.toLowerCase().split('-')[0];
  return (language && tracks.find((track) => base(track.language) === base(language))) || null;
}
