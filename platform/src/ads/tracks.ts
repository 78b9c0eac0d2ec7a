import type { Clock } from '../clock.ts';
import type { AdEvent, AdTrack } from './events.ts';

const MAX_LINES = 1000;

const byClock = new WeakMap<Clock, AdTracks>();

/** The counters of one running platform: the ad server writes them, the sandbox shows them. */
export function adTracksOf(clock: Clock): AdTracks {
  const tracks = byClock.get(clock) ?? new AdTracks(clock);
  byClock.set(clock, tracks);
  return tracks;
}

/** Ad events since the start: counters for all of them, and the latest ones as lines. */
class AdTracks {
  readonly #clock: Clock;
  readonly #counts = new Map<AdEvent, number>();
  #last: AdTrack[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(track: Omit<AdTrack, 'at'>): void {
    this.#counts.set(track.event, (this.#counts.get(track.event) ?? 0) + 1);
    this.#last = [{ ...track, at: new Date(this.#clock.now()).toISOString() }, ...this.#last].slice(
      0,
      MAX_LINES,
    );
  }

  /** The latest first, for one stream or for all. */
  list(stat?: string): { counts: Partial<Record<AdEvent, number>>; tracks: AdTrack[] } {
    const tracks = this.#last.filter((track) => stat === undefined || track.stat === stat);
    return { counts: Object.fromEntries(this.#counts), tracks };
  }
}
