import type { Answer } from './answer';
import { Store } from './store';

/**
 * Existing pages, and addresses that are missing or redirect, each with its own limit: made-up addresses are
 * of the second kind and push out no page.
 */
export class SplitStore {
  readonly #found: Store;
  readonly #missed: Store;

  constructor(bytes: number, missedBytes: number) {
    this.#found = new Store(bytes);
    this.#missed = new Store(missedBytes);
  }

  get(key: string): ReturnType<Store['get']> {
    return this.#found.get(key) ?? this.#missed.get(key);
  }

  set(key: string, answer: Answer, madeAt: number): void {
    const [own, other] = answer.status === 200 ? [this.#found, this.#missed] : [this.#missed, this.#found];
    other.delete(key);
    own.set(key, answer, madeAt);
  }

  delete(key: string): void {
    this.#found.delete(key);
    this.#missed.delete(key);
  }

  clear(): void {
    this.#found.clear();
    this.#missed.clear();
  }
}
