import type { Answer } from './answer';
import { Store } from './store';

/** Pages that are there, and those that are not, each within a bound of its own: made-up addresses push out no page. */
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
    const [own, other] = answer.status === 404 ? [this.#missed, this.#found] : [this.#found, this.#missed];
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
