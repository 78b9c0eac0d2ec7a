import { LRUCache } from 'lru-cache';
import { LAST_GOOD_COPY_SECONDS } from '@/lib/platform/http/cache-life';
import type { Connection } from './connection';

const MAX_TAGS = 20_000;
const REMEMBERED_MS = LAST_GOOD_COPY_SECONDS * 1_000;

/** Expires stored answers with these tags that were made before `at`. */
type Expire = (tags: string[], at: number) => void;

/**
 * Purges by tags reach every instance at once by a message. They are also stored, so that a new or reconnected instance
 * can apply the purges it has missed; it also sends the purges that it made while it was disconnected.
 */
export class Purges {
  readonly #known = new LRUCache<string, number>({ max: MAX_TAGS });
  readonly #key: string;
  readonly #channel: string;
  readonly #expire: Expire;
  #lastAt = 0;

  /** @param key of the stored list */
  constructor(key: string, channel: string, expire: Expire) {
    this.#key = key;
    this.#channel = channel;
    this.#expire = expire;
  }

  /** The time of the newest purge. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** Tells all others about a purge that this instance has made. */
  async announce(connection: Connection, tags: readonly string[], at: number): Promise<void> {
    for (const tag of tags) this.#remember(tag, at);
    await this.#publish(connection, tags, at);
  }

  receive(message: string): void {
    const { tags, at } = JSON.parse(message) as { tags: string[]; at: number };
    this.#learn(tags.map((tag) => [tag, at]));
  }

  /**
   * Call it after a connection: applies the purges of the other instances, and sends the own ones that they have
   * missed.
   */
  async join(connection: Connection, now: number): Promise<void> {
    const since = now - REMEMBERED_MS;
    const stored = await connection.ask((client) =>
      client.zRangeWithScores(this.#key, since, '+inf', { BY: 'SCORE' }),
    );
    const others = new Map(stored?.map(({ value, score }) => [value, score]));
    for (const [tag, at] of [...this.#known.entries()]) {
      if (at > since && at > (others.get(tag) ?? 0)) await this.#publish(connection, [tag], at);
    }
    this.#learn([...others]);
  }

  #learn(purged: ReadonlyArray<readonly [string, number]>): void {
    for (const [tag, at] of purged) {
      if (at <= (this.#known.get(tag) ?? 0)) continue;
      this.#remember(tag, at);
      this.#expire([tag], at);
    }
  }

  #remember(tag: string, at: number): void {
    this.#known.set(tag, at);
    this.#lastAt = Math.max(this.#lastAt, at);
  }

  async #publish(connection: Connection, tags: readonly string[], at: number): Promise<void> {
    const members = tags.map((value) => ({ score: at, value }));
    await connection.ask((client) =>
      client
        .multi()
        .zAdd(this.#key, members, { comparison: 'GT' })
        .zRemRangeByScore(this.#key, '-inf', at - REMEMBERED_MS)
        .publish(this.#channel, JSON.stringify({ tags, at }))
        .exec(),
    );
  }
}
