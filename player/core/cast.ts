import type { MediaTarget } from './media-target';
import type { PlayerSource } from './source';

/** Spec 2 §4 Cast. `disconnected` is `available` again. */
export type CastConnection = 'unavailable' | 'available' | 'connecting' | 'connected';

/** Why casting did not begin or ended; each has its text (spec 2 §8). */
export type CastFault = 'castFailed' | 'castNoSource' | 'castUnsupported';

export class CastError extends Error {
  readonly fault: CastFault | null;
  /** @param fault null when the viewer has cancelled */
  constructor(fault: CastFault | null, cause?: unknown) {
    super(fault ?? 'cancelled', { cause });
    this.fault = fault;
  }
}

/** What a device is asked to play (spec 2 §3 Cast state). */
export interface CastMedia {
  src: string;
  contentType: string;
  isLive: boolean;
  title: string;
  subtitle: string;
  poster: string | null;
  /** Seconds from the start of the stream; null plays live. */
  time: number | null;
  isPaused: boolean;
  audioLanguage: string | null;
  /** Null shows no subtitles. */
  textLanguage: string | null;
}

/** The times of what a device plays, as an engine has them for this one. */
export interface MediaClock {
  dateAt(time: number): number | null;
  timeAt(date: number): number | null;
  seekable(): { start: number; end: number } | null;
  liveEdge(): number | null;
}

/** A remote device that plays the content. */
export interface RemoteDevice {
  /** Null when the browser does not tell it. */
  readonly name: string | null;
  readonly media: MediaTarget;
  /** Seconds that can be played, and where live is; null until it is known. */
  range(): { start: number; end: number; isLive: boolean } | null;
  load(media: CastMedia): Promise<void>;
  setAudio(language: string | null): void;
  setText(language: string | null): void;
  /** Ends playback there. */
  disconnect(): void;
}

const TYPES = { hls: 'application/vnd.apple.mpegurl', dash: 'application/dash+xml' } as const;

/** The address that a device can play without our keys; null for a protected stream. */
export function castable(source: PlayerSource | null): Pick<CastMedia, 'src' | 'contentType'> | null {
  if (!source || source.drm?.length) return null;
  if (source.hls) return { src: source.hls, contentType: TYPES.hls };
  if (source.dash) return { src: source.dash, contentType: TYPES.dash };
  return null;
}

/**
 * The clock of a device: seconds like on this one. Dates of a stream that grows come from its end, which is now; those of an archive
 * from the date of its first second.
 */
export function remoteClock(
  range: RemoteDevice['range'],
  { startDate, now }: { startDate(): number | null; now(): number },
): MediaClock {
  /** The date of second 0. */
  const zero = () => {
    const known = range();
    if (!known) return null;
    return known.isLive ? now() - known.end : startDate();
  };
  return {
    dateAt(time) {
      const origin = zero();
      return origin === null ? null : origin + time;
    },
    timeAt(date) {
      const origin = zero();
      return origin === null ? null : date - origin;
    },
    seekable: range,
    liveEdge: () => {
      const known = range();
      return known?.isLive ? known.end : null;
    },
  };
}
