import type { Breaks } from '@/lib/rules/playback/breaks';
import type { KnownPlaylists } from '@/lib/rules/playback/known-playlists';
import type { PlayerDrm } from './drm';

/** A source to play. Addresses come from the stream call; the player never builds one. */
export type SourceKind = 'live' | 'archive' | 'vod';

interface Blackouts {
  /** Epoch seconds; the safe area of the platform is part of them. */
  windows: readonly Pick<Programme, 'start' | 'end'>[];
  screen: string | null;
}

export interface PlayerSource {
  kind: SourceKind;
  hls?: string | null;
  /** Playlists of `hls` that came with the stream answer. */
  playlists?: KnownPlaylists | null;
  dash?: string | null;
  /** A protected stream has these instead of plain addresses, the preferred system first. */
  drm?: readonly PlayerDrm[] | null;
  /** Seconds from the start of this stream; by default films and archive start at 0, live at its edge. */
  startAt?: number;
  /** Live and archive: the epoch second to start at; the stream may contain earlier ones. */
  beginAt?: number;
  /** Epoch seconds of the first frame, for streams without dates. */
  startDate?: number;
  /** Live and archive: the channel has an archive, so seeking back in time is possible. */
  archived?: boolean;
  /** Live and archive: times at which the channel may not be shown, and the screen for them. */
  blackouts?: Blackouts;
  /** Folder of thumbnails: `/{t}.jpg` is appended, t = epoch second (live, archive) or second (vod). */
  thumbnails?: string | null;
  /** A file of the seconds that have a thumbnail; every tenth has one without it. */
  thumbnailTimings?: string | null;
  /** stat.id of the stream answer, returned with every position report. */
  statId?: string | null;
  /** Titles: what may be skipped, and named parts. */
  markers?: readonly Marker[];
  chapters?: readonly Chapter[];
  /** What may interrupt it; null for trailers and previews. */
  breaks?: Breaks | null;
  /** A trailer loads less ahead. */
  isTrailer?: boolean;
  /** There is no stream: its breaks play before something that this player does not play, and then it has ended. */
  isBreaksOnly?: boolean;
  /** Identifies a source: the same key is not loaded twice. By default addresses and start identify it. */
  key?: string;
}

/** A part of a title that may be skipped, in its seconds; without an end it goes to the end. */
export interface Marker {
  kind: 'recap' | 'intro' | 'credits';
  start: number;
  end: number | null;
}

/** A part of a title that the seek bar marks; `at` is its first second of the timeline. */
export interface Chapter {
  at: number;
  title: string;
}

/** A programme of the schedule, in epoch seconds of the stream's grid (real_timestamp). */
export interface Programme {
  id: string;
  title: string;
  subtitle?: string;
  start: number;
  end: number;
  /** False for one that may not be watched later, from the archive. */
  hasCatchUp?: boolean;
}

export function sourceKey(source: PlayerSource): string {
  return source.key ?? [source.kind, source.hls, source.dash, source.startAt].join('|');
}

/**
 * Whether the page plays what is on screen.
 * @param ofPage null while the page waits for the stream of something else; undefined without a page
 */
export function isPlayedBy(ofPage: PlayerSource | null | undefined, onScreen: PlayerSource): boolean {
  return ofPage === undefined || (ofPage !== null && ofPage.key === onScreen.key);
}

/** The programme on screen at a date; the list may have gaps. */
export function programmeAt(programmes: readonly Programme[], date: number): Programme | null {
  return programmes.find((programme) => programme.start <= date && date < programme.end) ?? null;
}
