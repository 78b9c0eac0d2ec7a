import type { Answer } from './answer';
import { WEIGHT_OF_BODY, WEIGHT_OF_ENTRY } from './limits';

interface Entry {
  answer: Answer;
  madeAt: number;
}

/** Answers by key, as many as fit; the one that was not asked for the longest goes first. */
export class Store {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, answer: Answer, madeAt: number): void {
    const before = this.#entries.get(key)?.answer;
    this.delete(key);
    // The same contents have been compressed already.
    const same = before?.etag === answer.etag && before.status === answer.status ? before : answer;
    this.#bytes += weightOf(key, same);
    this.#entries.set(key, { answer: same, madeAt });
    for (const [eldest] of this.#entries) {
      if (this.#bytes <= this.#limit) break;
      this.delete(eldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= weightOf(key, entry.answer);
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}

function weightOf(key: string, { size }: Answer): number {
  return key.length * 2 + Math.ceil(size * WEIGHT_OF_BODY) + WEIGHT_OF_ENTRY;
}
