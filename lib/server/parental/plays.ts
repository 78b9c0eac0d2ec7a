import { LRUCache } from 'lru-cache';
import { SAME_PLAY_MS } from '@/lib/rules/parental/constants';

const MAX_PLAYS = 20_000;

interface Play {
  /** Of one browser: the same film on another device is another play. */
  key: string;
  seenAt: number;
}

/**
 * Titles that are being watched after a PIN (spec 2 §5 "Parental check"): a seek, another quality or the next
 * episode needs no PIN while the player reports. In the memory of the process; after a restart the PIN is
 * required once more.
 */
export class Plays {
  readonly #seen = new LRUCache<string, number>({ max: MAX_PLAYS });
  readonly #byStatistic = new LRUCache<string, Play>({ max: MAX_PLAYS });

  begin(deviceId: string, subject: string, statId: string | null, now: number): void {
    const key = `${deviceId} ${subject}`;
    this.#seen.set(key, now);
    if (statId) this.#byStatistic.set(`${deviceId} ${statId}`, { key, seenAt: now });
  }

  /** The player has reported: extends the play, unless the last report is too old. */
  extend(deviceId: string, statId: string, now: number): void {
    const play = this.#byStatistic.get(`${deviceId} ${statId}`);
    if (!play || now - play.seenAt >= SAME_PLAY_MS) return;
    play.seenAt = now;
    this.#seen.set(play.key, now);
  }

  isGoingOn(deviceId: string, subject: string, now: number): boolean {
    const seenAt = this.#seen.get(`${deviceId} ${subject}`);
    return seenAt !== undefined && now - seenAt < SAME_PLAY_MS;
  }
}
