import { logFailure, newRequestId } from '@/lib/log';
import { everyonesPath, type MissingKind, missingKind, missingPath } from '@/lib/missing/kinds';
import type { Answer } from './answer';
import type { Rendered } from './finish';
import { Busy, type Gate } from './gate';
import { MOST_REFUSED, RETRY_AFTER_SECONDS, STAND_IN_BYTES, STAND_IN_MS } from './limits';
import { Store } from './store';

/** It cannot be made now, nor can anything that says so in its place. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

const COME_BACK = { 'cache-control': 'private, no-store', 'retry-after': String(RETRY_AFTER_SECONDS) };

/** @returns the page of an inner address, as the framework makes it */
export type Draw = (rendered: Rendered) => Promise<Answer>;

/**
 * Ready drawn pages for what is missing and for what cannot be made. The framework draws both by script alone, after an
 * empty shell (facts/stack.md 4); it goes on to do so for the parts that its router fetches.
 */
export class StandIns {
  readonly #store = new Store(STAND_IN_BYTES);
  readonly #draw: Draw;
  readonly #gate: Gate;
  readonly #now: () => number;
  readonly #underWay = new Map<string, Promise<Answer | null>>();
  /** When each was last begun: what fails is not tried for every page. */
  readonly #begun = new Map<string, number>();
  /** Of addresses that a child misses: whether they are there for everyone. */
  readonly #refused = new Map<string, { isRefused: boolean; at: number }>();
  #purgedAt = Number.NEGATIVE_INFINITY;

  /** @param gate how many are drawn at once: whoever comes in every language and surface asks for hundreds */
  constructor(draw: Draw, gate: Gate, now: () => number = Date.now) {
    this.#draw = draw;
    this.#gate = gate;
    this.#now = now;
  }

  /**
   * The answer, or the page that stands in for it.
   * @throws Unavailable when there is neither
   */
  async orStandIn(making: Promise<Answer>, rendered: Rendered): Promise<Answer> {
    const answer = await making.catch(noted);
    if (!answer || answer.status >= 500) {
      const page = await this.#page(rendered, 'unavailable');
      if (!page) throw new Unavailable();
      return page.as(503, COME_BACK, false);
    }
    if (answer.status === 404) {
      const isRefused = await this.#isKeptFromChild(rendered);
      const page = await this.#page(rendered, isRefused ? 'adults' : missingKind(rendered.path));
      return page?.as(404, answer.ofRequest, answer.isForAll) ?? answer;
    }
    this.#drawAhead(rendered);
    return answer;
  }

  /** What was drawn before is shown only where it cannot be drawn anew. */
  purge(): void {
    this.#purgedAt = this.#now();
    this.#underWay.clear();
    this.#begun.clear();
    this.#refused.clear();
  }

  /** Whether a child misses what is there for everyone: a page of theirs says so, and does not say that there is no such thing. */
  async #isKeptFromChild(rendered: Rendered): Promise<boolean> {
    const path = everyonesPath(rendered.path);
    if (!path) return false;
    const known = this.#refused.get(path);
    if (known && this.#now() - known.at < STAND_IN_MS) return known.isRefused;
    const answer = await this.#gate.through('', () => this.#draw({ ...rendered, path })).catch(() => null);
    // Nobody knows now: the next one asks again.
    if (!answer || answer.status >= 500) return false;
    const isRefused = answer.status < 400;
    this.#refused.delete(path);
    const [eldest] = this.#refused.keys();
    if (this.#refused.size >= MOST_REFUSED && eldest !== undefined) this.#refused.delete(eldest);
    this.#refused.set(path, { isRefused, at: this.#now() });
    return isRefused;
  }

  /** When it is wanted the platform is away, and a page of ours has menus of the platform's. */
  #drawAhead(rendered: Rendered): void {
    const path = missingPath(rendered.path, 'unavailable');
    const begunAt = this.#begun.get(path) ?? Number.NEGATIVE_INFINITY;
    if (this.#now() - begunAt >= STAND_IN_MS) void this.#drawn(path, rendered);
  }

  async #page(rendered: Rendered, kind: MissingKind): Promise<Answer | null> {
    const path = missingPath(rendered.path, kind);
    const stored = this.#store.get(path);
    const isKnown = stored !== undefined && (kind === 'unavailable' || stored.madeAt > this.#purgedAt);
    if (isKnown && this.#now() - stored.madeAt < STAND_IN_MS) return stored.answer;
    const drawing = this.#drawn(path, rendered);
    return isKnown ? stored.answer : ((await drawing) ?? stored?.answer ?? null);
  }

  /** However many want it, it is drawn once; null when that fails. */
  #drawn(path: string, rendered: Rendered): Promise<Answer | null> {
    const known = this.#underWay.get(path);
    if (known) return known;
    const begunAt = this.#now();
    this.#begun.set(path, begunAt);
    const drawing = this.#gate
      .through('', () => this.#draw({ ...rendered, path }))
      .then((answer) => {
        if (answer.status !== 200) return null;
        this.#store.set(path, answer, begunAt);
        return answer;
      })
      .catch((error) => {
        if (!(error instanceof Busy)) return noted(error);
        // Nothing was tried: the next page tries it.
        this.#begun.delete(path);
        return null;
      })
      .finally(() => {
        if (this.#underWay.get(path) === drawing) this.#underWay.delete(path);
      });
    this.#underWay.set(path, drawing);
    return drawing;
  }
}

function noted(cause: unknown): null {
  logFailure({ requestId: newRequestId(), status: 500, code: 'server', cause });
  return null;
}
