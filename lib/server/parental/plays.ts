import { LRUCache } from 'lru-cache';
import { SAME_PLAY_MS } from '@/lib/rules/parental/constants';
import { sharedState } from '@/lib/shared/shared-state';

const MAX_PLAYS = 20_000;
const SHARED_SECONDS = SAME_PLAY_MS / 1_000;

interface Play {
  /** Of one browser: the same film on another device is another play. */
  key: string;
  seenAt: number;
}

/**
 * Titles that are being watched after a PIN (spec 2 §5 "Parental check"): a seek, another quality or the next
 * episode needs no PIN while the player reports. In the memory of the process, and of all instances where they share state; after a
 * restart of one alone the PIN is required once more.
 */
export class Plays {
  readonly #seen = new LRUCache<string, number>({ max: MAX_PLAYS });
  readonly #byStatistic = new LRUCache<string, Play>({ max: MAX_PLAYS });

  async begin(deviceId: string, subject: string, statId: string | null, now: number): Promise<void> {
    await this.#see({ key: `${deviceId} ${subject}`, seenAt: now }, statId && `${deviceId} ${statId}`);
  }

  /** The player has reported: extends the play, unless the last report is too old. */
  async extend(deviceId: string, statId: string, now: number): Promise<void> {
    const statistic = `${deviceId} ${statId}`;
    const play = (await this.#shared('statistic', statistic)) ?? this.#byStatistic.get(statistic);
    // Also a play whose PIN was entered again after a pause, under the statistics with which it began.
    if (!play || !(await this.#isNow(play.key, now))) return;
    await this.#see({ key: play.key, seenAt: now }, statistic);
  }

  isGoingOn(deviceId: string, subject: string, now: number): Promise<boolean> {
    return this.#isNow(`${deviceId} ${subject}`, now);
  }

  async #isNow(key: string, now: number): Promise<boolean> {
    const isRecent = (seenAt: number | undefined) => seenAt !== undefined && now - seenAt < SAME_PLAY_MS;
    return isRecent(this.#seen.get(key)) || isRecent((await this.#shared('play', key))?.seenAt);
  }

  async #see(play: Play, statistic: string | null): Promise<void> {
    this.#seen.set(play.key, play.seenAt);
    if (statistic) this.#byStatistic.set(statistic, play);
    const records = sharedState()?.records;
    if (!records) return;
    await Promise.all([
      records.write('play', play.key, { play }, SHARED_SECONDS),
      statistic ? records.write('statistic', statistic, { play }, SHARED_SECONDS) : null,
    ]);
  }

  async #shared(kind: 'play' | 'statistic', key: string): Promise<Play | undefined> {
    return (await sharedState()?.records.read(kind, key))?.play as Play | undefined;
  }
}
