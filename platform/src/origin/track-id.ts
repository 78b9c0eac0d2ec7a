import { RENDITIONS, type Rendition } from './pool.ts';

/** The languages of subtitles, which are written per request; the audio of the pool has the same languages. */
export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The track of a media playlist: a rendition of the pool, or subtitles in a language. */
export type TrackId = Rendition | `s_${Language}`;
export const TRACKS: readonly TrackId[] = [
  ...RENDITIONS,
  ...LANGUAGES.map((language) => `s_${language}` as const),
];

export function isText(track: TrackId): boolean {
  return track.startsWith('s_');
}
