import type { Clock } from '../clock.ts';
import type { AdEvent, AdTrack } from './events.ts';

const KEPT = 1000;

const known = new WeakMap<Clock, AdTracks>();

/** The counters of one running platform: the ad server writes them, the sandbox shows them. */
export function adTracksOf(clock: Clock): AdTracks {
  const tracks = known.get(clock) ?? new AdTracks(clock);
  known.set(clock, tracks);
  return tracks;
}

/** What was reported of ads since the start: all of it as numbers, the last of it line by line. */
class AdTracks {
  readonly #clock: Clock;
  readonly #counts = new Map<AdEvent, number>();
  #last: AdTrack[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(track: Omit<AdTrack, 'at'>): void {
    this.#counts.set(track.event, (this.#counts.get(track.event) ?? 0) + 1);
    this.#last = [{ ...track, at: new Date(this.#clock.now()).toISOString() }, ...this.#last].slice(0, KEPT);
  }

  /** The latest first, of one stream or of all. */
  list(stat?: string): { counts: Partial<Record<AdEvent, number>>; tracks: AdTrack[] } {
    const tracks = this.#last.filter((track) => stat === undefined || track.stat === stat);
    return { counts: Object.fromEntries(this.#counts), tracks };
  }
}
