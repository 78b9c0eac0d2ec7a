import { LRUCache } from 'lru-cache';
import { SAME_PLAY_MS } from '@/lib/rules/parental/constants';
import { sharedState } from '@/lib/shared/shared-state';

const MAX_PLAYS = 20_000;
const SHARED_SECONDS = SAME_PLAY_MS / 1_000;

/**
 * Titles that are being watched after a PIN (spec 2 §5 "Parental check"): a seek, another quality or the next
 * episode needs no PIN while the player reports. In the memory of the process, and of all instances where they share state; after a
 * restart of one alone the PIN is required once more.
 */
export class Plays {
  /** When a play was last reported. A play is of one browser: the same film on another device is another one. */
  readonly #seen = new LRUCache<string, number>({ max: MAX_PLAYS });
  /** The play of a statistic. */
  readonly #playOf = new LRUCache<string, string>({ max: MAX_PLAYS });

  async begin(deviceId: string, subject: string, statId: string | null, now: number): Promise<void> {
    await this.#see(`${deviceId} ${subject}`, statId && `${deviceId} ${statId}`, now);
  }

  /** The player has reported: extends the play, unless the last report is too old. */
  async extend(deviceId: string, statId: string, now: number): Promise<void> {
    const statistic = `${deviceId} ${statId}`;
    const shared = await sharedState()?.records.read('statistic', statistic);
    const play = (shared?.play as string | undefined) ?? this.#playOf.get(statistic);
    // Also a play whose PIN was entered again after a pause, under the statistics with which it began.
    if (play && (await this.#isNow(play, now))) await this.#see(play, statistic, now);
  }

  isGoingOn(deviceId: string, subject: string, now: number): Promise<boolean> {
    return this.#isNow(`${deviceId} ${subject}`, now);
  }

  async #isNow(play: string, now: number): Promise<boolean> {
    const isRecent = (seenAt: unknown) => typeof seenAt === 'number' && now - seenAt < SAME_PLAY_MS;
    return (
      isRecent(this.#seen.get(play)) || isRecent((await sharedState()?.records.read('play', play))?.seenAt)
    );
  }

  async #see(play: string, statistic: string | null, seenAt: number): Promise<void> {
    this.#seen.set(play, seenAt);
    if (statistic) this.#playOf.set(statistic, play);
    const records = sharedState()?.records;
    if (!records) return;
    await Promise.all([
      records.write('play', play, { seenAt }, SHARED_SECONDS),
      statistic ? records.write('statistic', statistic, { play }, SHARED_SECONDS) : null,
    ]);
  }
}
