import { SAME_PLAY_MS } from './limits';

const MAX_PLAYS = 20_000;

interface Play {
  /** Of one browser: the same film on another device is another play. */
  key: string;
  seenAt: number;
}

/**
 * What is being watched behind a PIN (spec 2 §5 "same mode"): a seek, another quality, the next episode do not ask again
 * while the player reports. In the memory of the process; lost, the PIN is asked once more.
 */
export class Plays {
  readonly #seen = new Map<string, number>();
  readonly #byStatistic = new Map<string, Play>();

  begin(deviceId: string, subject: string, statId: string | null, now: number): void {
    const key = `${deviceId} ${subject}`;
    remember(this.#seen, key, now);
    if (statId) remember(this.#byStatistic, `${deviceId} ${statId}`, { key, seenAt: now });
  }

  /** The player has reported: it goes on, if it has not been away. */
  goOn(deviceId: string, statId: string, now: number): void {
    const play = this.#byStatistic.get(`${deviceId} ${statId}`);
    if (!play || now - play.seenAt >= SAME_PLAY_MS) return;
    play.seenAt = now;
    remember(this.#seen, play.key, now);
  }

  isGoingOn(deviceId: string, subject: string, now: number): boolean {
    const seenAt = this.#seen.get(`${deviceId} ${subject}`);
    return seenAt !== undefined && now - seenAt < SAME_PLAY_MS;
  }
}

/** Those touched last stand last, so the eldest goes first. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  const [eldest] = map.keys();
  if (map.size >= MAX_PLAYS && eldest !== undefined) map.delete(eldest);
  map.set(key, value);
}
