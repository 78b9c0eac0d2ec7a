/** A source to play. Addresses come from the stream call; the player never builds one. */
export type SourceKind = 'live' | 'archive' | 'vod';

export interface PlayerDrm {
  system: 'widevine' | 'playready' | 'clearkey' | 'fairplay';
  licenceUrl: string;
  certificateUrl?: string;
}

export interface PlayerSource {
  kind: SourceKind;
  hls?: string | null;
  dash?: string | null;
  drm?: PlayerDrm | null;
  /** Seconds from the start of this stream; by default films and archive start at 0, live at its edge. */
  startAt?: number;
  /** Live and archive: the epoch second to start at; the stream may contain earlier ones. */
  beginAt?: number;
  /** Epoch seconds of the first frame, for streams without dates. */
  startDate?: number;
  /** Live and archive: the channel has an archive, so seeking back in time is possible. */
  archived?: boolean;
  /** Folder of thumbnails: `/{t}.jpg` is appended, t = epoch second (live, archive) or second (vod). */
  thumbnails?: string | null;
  /** stat.id of the stream answer, returned with every position report. */
  statId?: string | null;
  /** Identifies a source: the same key is not loaded twice. By default addresses and start identify it. */
  key?: string;
}

/** A programme of the schedule, in epoch seconds of the stream's grid (real_timestamp). */
export interface Programme {
  id: string;
  title: string;
  subtitle?: string;
  start: number;
  end: number;
}

export function sourceKey(source: PlayerSource): string {
  return source.key ?? [source.kind, source.hls, source.dash, source.startAt].join('|');
}

/** The programme on screen at a date; the list may have gaps. */
export function programmeAt(programmes: readonly Programme[], date: number): Programme | null {
  return programmes.find((programme) => programme.start <= date && date < programme.end) ?? null;
}
