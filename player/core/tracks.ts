import { QUALITY_MAX_HEIGHT, QUALITY_MAX_LEVELS, START_HEIGHT, START_SHARE } from './constants';

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

/** Spec 2 §4: what the automatic choice may play, heights up to 1080; without such heights the smallest one. */
export function playableLevels<Q extends Pick<Quality, 'height' | 'bitrate'>>(levels: readonly Q[]): Q[] {
  const falling = [...levels].sort((a, b) => b.height - a.height || b.bitrate - a.bitrate);
  const allowed = falling.filter((level) => level.height <= QUALITY_MAX_HEIGHT);
  return allowed.length > 0 ? allowed : falling.slice(-1);
}

export const kilobits = ({ bitrate }: Pick<Quality, 'bitrate'>): number => Math.round(bitrate / 1000);

/** One line of the menu: the same height, or the same bitrate where there is none, as in radio. */
export function isSameQuality(
  a: Pick<Quality, 'height' | 'bitrate'>,
  b: Pick<Quality, 'height' | 'bitrate'>,
): boolean {
  return a.height === b.height && (a.height > 0 || kilobits(a) === kilobits(b));
}

/** Spec 2 §4: what the viewer may choose, at most the top 4 of them; of several levels the one with most bits. */
export function offeredQualities<Q extends Pick<Quality, 'height' | 'bitrate'>>(levels: readonly Q[]): Q[] {
  const falling = playableLevels(levels);
  const distinct = falling.filter(
    (level, index) => falling.findIndex((other) => isSameQuality(other, level)) === index,
  );
  return distinct.slice(0, QUALITY_MAX_LEVELS);
}

/**
 * The level of the first fragment: nearest to 360 lines (media 3) of those that the network can be expected to carry;
 * without such a level the smallest one.
 */
export function startQuality<Q extends Pick<Quality, 'height' | 'bitrate'>>(
  levels: readonly Q[],
  expectedBps: number | null,
): Q | undefined {
  const distance = (level: Q) => Math.abs(level.height - START_HEIGHT);
  const affordable = (level: Q) => expectedBps === null || level.bitrate <= expectedBps * START_SHARE;
  const [nearest] = levels.filter(affordable).sort((a, b) => distance(a) - distance(b));
  return nearest ?? [...levels].sort((a, b) => a.bitrate - b.bitrate)[0];
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

/** Spec 1 §3 language priority list: the language that was chosen last comes first. */
export function withFirst(languages: readonly string[], chosen: string): string[] {
  return [chosen, ...languages.filter((other) => base(other) !== base(chosen))];
}

/** The track in the first of the languages that the stream has. */
export function trackInOrder<T extends Pick<Track, 'language'>>(
  tracks: readonly T[],
  languages: readonly string[],
): T | null {
  for (const language of languages) {
    const track = trackIn(tracks, language);
    if (track) return track;
  }
  return null;
}

const base = (tag: string) => tag.toLowerCase().split('-')[0];

/** The track in the stored language; streams name languages more or less exactly (`ru`, `ru-RU`). */
export function trackIn<T extends Pick<Track, 'language'>>(
  tracks: readonly T[],
  language: string | null,
): T | null {
  return (language && tracks.find((track) => base(track.language) === base(language))) || null;
}
