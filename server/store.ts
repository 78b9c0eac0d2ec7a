import { LRUCache } from 'lru-cache';
import type { Answer } from './answer';
import { WEIGHT_OF_ENTRY } from './constants';

interface Entry {
  answer: Answer;
  madeAt: number;
}

/** Answers by key within a size limit; the least recently used one is removed first. */
export class Store {
  readonly #entries: LRUCache<string, Entry>;

  /** @param limit in bytes */
  constructor(limit: number) {
    this.#entries = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({ answer }, key) => weightOf(key, answer),
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  set(key: string, answer: Answer, madeAt: number): void {
    const before = this.#entries.peek(key)?.answer;
    // The same contents are already compressed.
    const same = before?.etag === answer.etag && before.status === answer.status ? before : answer;
    this.#entries.set(key, { answer: same, madeAt });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}

function weightOf(key: string, { size, headers }: Answer): number {
  return headers.reduce((sum, text) => sum + text.length, key.length * 2 + size + WEIGHT_OF_ENTRY);
}
