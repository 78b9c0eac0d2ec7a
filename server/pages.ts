import type { Answer } from './answer';
import type { Gate } from './gate';
import { FRESH_MS, MAX_PERSONAL, OLD_MS, PERSONAL_MS, STALE_MS } from './limits';
import type { Store } from './store';

type Kept = Pick<Store, 'get' | 'set' | 'delete' | 'clear'>;

export interface Found {
  answer: Answer;
  isStored: boolean;
}

/**
 * The answers of pages: stored ones, those under way, and when to make a new one. However many ask for the same at once,
 * it is made once (facts/quality.md F03).
 */
export class Pages {
  readonly #store: Kept;
  readonly #gate: Gate;
  readonly #now: () => number;
  readonly #underWay = new Map<string, Promise<Answer>>();
  /** Keys whose answers are one viewer's own, each with the time when that is looked at again. */
  readonly #personal = new Map<string, number>();
  #purges = 0;

  constructor(store: Kept, gate: Gate, now: () => number = Date.now) {
    this.#store = store;
    this.#gate = gate;
    this.#now = now;
  }

  /**
   * @param kind of page: what is slow must not keep other kinds waiting
   * @throws Busy when it would have to be made and too many wait for that
   */
  async find(key: string, kind: string, make: () => Promise<Answer>): Promise<Found> {
    const stored = this.#store.get(key);
    const age = stored ? this.#now() - stored.madeAt : Number.POSITIVE_INFINITY;
    if (stored && age < FRESH_MS) return { answer: stored.answer, isStored: true };
    if (stored && (age < STALE_MS || (age < OLD_MS && !this.#gate.hasRoom(kind)))) {
      // What is older than it should be is better than "come back later"; a failure leaves it as it is.
      this.#together(key, kind, make).catch(() => {});
      return { answer: stored.answer, isStored: true };
    }
    if (this.#isPersonal(key)) return { answer: await this.#gate.through(kind, make), isStored: false };
    const isFirst = !this.#underWay.has(key);
    const answer = await this.#together(key, kind, make);
    if (isFirst || answer.isForAll || answer.status >= 500) return { answer, isStored: false };
    return { answer: await this.#gate.through(kind, make), isStored: false };
  }

  /** For one viewer from the start. @throws Busy */
  alone(kind: string, make: () => Promise<Answer>): Promise<Answer> {
    return this.#gate.through(kind, make);
  }

  /** Something has changed: everything is asked for anew, and what is under way is not kept. */
  purge(): void {
    this.#purges += 1;
    this.#store.clear();
    this.#underWay.clear();
  }

  #together(key: string, kind: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#underWay.get(key);
    if (known) return known;
    const purges = this.#purges;
    const making = this.#gate.through(kind, make).then(
      (answer) => {
        this.#done(key, making);
        if (purges === this.#purges) this.#keep(key, answer);
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

  #keep(key: string, answer: Answer): void {
    if (answer.status >= 500) return;
    if (answer.isForAll) {
      this.#store.set(key, answer, this.#now());
      return;
    }
    this.#store.delete(key);
    const [eldest] = this.#personal.keys();
    if (this.#personal.size >= MAX_PERSONAL && eldest !== undefined) this.#personal.delete(eldest);
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
