import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.ts';

/** The callers that are remembered at most. */
const SIZE = 5_000;

interface Known {
  caller: Caller;
  /** When it was read. */
  at: number;
  expiresAt: number | null;
}

/** Callers by the hash of their token. A user's tokens are found without a look at all others: every login forgets them. */
export class TokenCache {
  readonly #known = new LRUCache<string, Known>({
    max: SIZE,
    dispose: ({ caller }, hash) => this.#unlist(caller.userId, hash),
    noDisposeOnSet: true,
  });
  readonly #hashes = new Map<number, Set<string>>();

  get(hash: string): Known | undefined {
    return this.#known.get(hash);
  }

  set(hash: string, known: Known): void {
    this.#known.set(hash, known);
    const { userId } = known.caller;
    const hashes = this.#hashes.get(userId);
    if (hashes) hashes.add(hash);
    else this.#hashes.set(userId, new Set([hash]));
  }

  delete(hash: string): void {
    this.#known.delete(hash);
  }

  deleteUser(userId: number): void {
    for (const hash of this.#hashes.get(userId) ?? []) this.#known.delete(hash);
  }

  clear(): void {
    this.#known.clear();
  }

  #unlist(userId: number, hash: string): void {
    const hashes = this.#hashes.get(userId);
    hashes?.delete(hash);
    if (hashes?.size === 0) this.#hashes.delete(userId);
  }
}
