import { FACTS_KEPT_MS } from './limits';

const MAX_FACTS = 20_000;

/** Keeps what the platform said of somebody for a short time, so that zapping does not ask it at every channel. */
export class Facts<Value> {
  readonly #known = new Map<string, { value: Promise<Value>; until: number }>();

  get(key: string, now: number, ask: () => Promise<Value>): Promise<Value> {
    const known = this.#known.get(key);
    if (known && known.until > now) return known.value;
    const value = ask();
    this.forget(key);
    const [eldest] = this.#known.keys();
    if (this.#known.size >= MAX_FACTS && eldest !== undefined) this.#known.delete(eldest);
    const fact = { value, until: now + FACTS_KEPT_MS };
    this.#known.set(key, fact);
    // A failure is not worth keeping.
    value.catch(() => {
      if (this.#known.get(key) === fact) this.#known.delete(key);
    });
    return value;
  }

  forget(key: string): void {
    this.#known.delete(key);
  }
}
