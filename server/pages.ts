import { LRUCache } from 'lru-cache';
import type { Answer } from './answer';
import { FRESH_MS, MAX_PERSONAL, OLD_MS, PERSONAL_MS, STALE_MS } from './constants';
import type { Semaphore } from './semaphore';
import type { Store } from './store';

type Stored = Pick<Store, 'get' | 'set' | 'delete' | 'clear'>;

export interface Found {
  answer: Answer;
  isStored: boolean;
}

/**
 * The answers of pages: stored ones, running renders, and when to render again. Parallel requests for a page
 * render it once (quality F03).
 */
export class Pages {
  readonly #store: Stored;
  readonly #semaphore: Semaphore;
  readonly #now: () => number;
  readonly #underWay = new Map<string, Promise<Answer>>();
  /** Keys with personal answers, each with the time of its next check. */
  readonly #personal = new LRUCache<string, number>({ max: MAX_PERSONAL });
  #purges = 0;

  constructor(store: Stored, semaphore: Semaphore, now: () => number = Date.now) {
    this.#store = store;
    this.#semaphore = semaphore;
    this.#now = now;
  }

  /**
   * @param kind of page: a slow kind must not delay others
   * @throws Busy when it needs a render and too many are waiting
   */
  async find(key: string, kind: string, make: () => Promise<Answer>): Promise<Found> {
    const stored = this.#store.get(key);
    const age = stored ? this.#now() - stored.madeAt : Number.POSITIVE_INFINITY;
    if (stored && age < FRESH_MS) return { answer: stored.answer, isStored: true };
    if (stored && (age < STALE_MS || (age < OLD_MS && !this.#semaphore.hasRoom(kind)))) {
      // An old page is better than a refusal; a failed renewal leaves it unchanged.
      this.#together(key, kind, make).catch(() => {});
      return { answer: stored.answer, isStored: true };
    }
    if (this.#isPersonal(key)) return { answer: await this.#semaphore.run(kind, make), isStored: false };
    const isFirst = !this.#underWay.has(key);
    const answer = await this.#together(key, kind, make);
    if (isFirst || answer.isForAll || answer.status >= 500) return { answer, isStored: false };
    return { answer: await this.#semaphore.run(kind, make), isStored: false };
  }

  /** A personal answer, rendered without sharing. @throws Busy */
  alone(kind: string, make: () => Promise<Answer>): Promise<Answer> {
    return this.#semaphore.run(kind, make);
  }

  /** After a change: all pages are rendered again, and running renders are not stored. */
  purge(): void {
    this.#purges += 1;
    this.#store.clear();
    this.#underWay.clear();
  }

  #together(key: string, kind: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#underWay.get(key);
    if (known) return known;
    const purges = this.#purges;
    const making = this.#semaphore.run(kind, make).then(
      (answer) => {
        this.#done(key, making);
        if (purges === this.#purges) this.#storeIfShared(key, answer);
        return answer;
      },
      (error) => {
        this.#done(key, making);
        throw error;
      },
    );
    this.#underWay.set(key, making);
    return making;
  }

  #done(key: string, making: Promise<Answer>): void {
    if (this.#underWay.get(key) === making) this.#underWay.delete(key);
  }

  #storeIfShared(key: string, answer: Answer): void {
    if (answer.status >= 500) return;
    if (answer.isForAll) {
      this.#store.set(key, answer, this.#now());
      return;
    }
    this.#store.delete(key);
    this.#personal.set(key, this.#now() + PERSONAL_MS);
  }

  #isPersonal(key: string): boolean {
    const until = this.#personal.get(key);
    if (until === undefined) return false;
    if (this.#now() < until) return true;
    this.#personal.delete(key);
    return false;
  }
}
