import { LRUCache } from 'lru-cache';
import { everyonesPath, type MissingKind, missingKind, missingPath } from '@/lib/rules/pages/missing-kinds';
import { fill } from '@/lib/shared/i18n/fill';
import { wordsOf } from '@/lib/shared/i18n/words';
import { failureId, logFailure } from '@/lib/shared/log';
import { shownRequestId } from '@/lib/shared/request-scope';
import type { Answer } from './answer';
import { FALLBACK_BYTES, FALLBACK_MS, MOST_REFUSED, RETRY_AFTER_SECONDS } from './constants';
import type { Rendered } from './finish';
import { Busy, type Semaphore } from './semaphore';
import { Store } from './store';

/** Neither the page nor a fallback page can be rendered now. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

const COME_BACK = { 'cache-control': 'private, no-store', 'retry-after': String(RETRY_AFTER_SECONDS) };

/** @returns the page of an inner address, as the framework renders it */
export type RenderInner = (rendered: Rendered) => Promise<Answer>;

/**
 * Rendered pages for missing pages and for failures. For both the framework would send an empty shell that
 * only script fills (stack 4). Page parts for its router stay unchanged.
 */
export class FallbackPages {
  readonly #store = new Store(FALLBACK_BYTES);
  readonly #render: RenderInner;
  readonly #semaphore: Semaphore;
  readonly #now: () => number;
  readonly #underWay = new Map<string, Promise<Answer | null>>();
  /** The start of the last render of each, so that a failing one is not repeated for every request. */
  readonly #begun = new Map<string, number>();
  /** Addresses that are missing for a child: whether they exist for everyone. */
  readonly #refused = new LRUCache<string, { isRefused: boolean; at: number }>({ max: MOST_REFUSED });
  #purgedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param semaphore limits how many are rendered at once: requests in every language and site variant would
   * need hundreds
   */
  constructor(render: RenderInner, semaphore: Semaphore, now: () => number = Date.now) {
    this.#render = render;
    this.#semaphore = semaphore;
    this.#now = now;
  }

  /**
   * The answer, or the fallback page in its place.
   * @throws Unavailable when there is neither
   */
  async orFallback(rendering: Promise<Answer>, rendered: Rendered): Promise<Answer> {
    const answer = await rendering.catch(logged);
    if (!answer || answer.status >= 500) {
      const page = await this.#page(rendered, 'unavailable');
      if (!page) throw new Unavailable();
      return page.as(503, COME_BACK, false, (html) => withNumber(html, rendered));
    }
    if (answer.status === 404) {
      const isRefused = await this.#isRefusedToChild(rendered);
      const page = await this.#page(rendered, isRefused ? 'adults' : missingKind(rendered.path));
      return page?.as(404, answer.ofRequest, answer.isForAll) ?? answer;
    }
    this.#renderAhead(rendered);
    return answer;
  }

  /** After a purge an older page is used only when it cannot be rendered again. */
  purge(): void {
    this.#purgedAt = this.#now();
    this.#underWay.clear();
    this.#begun.clear();
    this.#refused.clear();
  }

  /**
   * Whether a page that is missing for a child exists for everyone: the fallback page then says "adults only"
   * instead of "not found".
   */
  async #isRefusedToChild(rendered: Rendered): Promise<boolean> {
    const path = everyonesPath(rendered.path);
    if (!path) return false;
    const known = this.#refused.get(path);
    if (known && this.#now() - known.at < FALLBACK_MS) return known.isRefused;
    const answer = await this.#semaphore.run('', () => this.#render({ ...rendered, path })).catch(() => null);
    // Unknown now: the next request tries again.
    if (!answer || answer.status >= 500) return false;
    const isRefused = answer.status < 400;
    this.#refused.set(path, { isRefused, at: this.#now() });
    return isRefused;
  }

  /**
   * The fallback page for failures contains the menu of the platform, so it is rendered in advance, while the
   * platform works.
   */
  #renderAhead(rendered: Rendered): void {
    const path = missingPath(rendered.path, 'unavailable');
    const begunAt = this.#begun.get(path) ?? Number.NEGATIVE_INFINITY;
    if (this.#now() - begunAt >= FALLBACK_MS) void this.#rendered(path, rendered);
  }

  async #page(rendered: Rendered, kind: MissingKind): Promise<Answer | null> {
    const path = missingPath(rendered.path, kind);
    const stored = this.#store.get(path);
    const isUsable = stored !== undefined && (kind === 'unavailable' || stored.madeAt > this.#purgedAt);
    if (isUsable && this.#now() - stored.madeAt < FALLBACK_MS) return stored.answer;
    const isFirst = !this.#underWay.has(path);
    const rendering = this.#rendered(path, rendered);
    if (isUsable) return stored.answer;
    const page = await rendering;
    // A nonce is for one response, so the page is not shared.
    if (page?.hasNonce && !isFirst) return this.#once(path, rendered);
    return page ?? stored?.answer ?? null;
  }

  /** Rendered once for parallel requests; null when that fails. */
  #rendered(path: string, rendered: Rendered): Promise<Answer | null> {
    const known = this.#underWay.get(path);
    if (known) return known;
    const begunAt = this.#now();
    this.#begun.set(path, begunAt);
    const rendering = this.#once(path, rendered)
      .then((answer) => {
        if (answer && !answer.hasNonce) this.#store.set(path, answer, begunAt);
        return answer;
      })
      .finally(() => {
        if (this.#underWay.get(path) === rendering) this.#underWay.delete(path);
      });
    this.#underWay.set(path, rendering);
    return rendering;
  }

  #once(path: string, rendered: Rendered): Promise<Answer | null> {
    return this.#semaphore
      .run('', () => this.#render({ ...rendered, path }))
      .then((answer) => (answer.status === 200 ? answer : null))
      .catch((error) => {
        if (!(error instanceof Busy)) return logged(error);
        // The render was refused before it started, so the next request may try again at once.
        this.#begun.delete(path);
        return null;
      });
  }
}

/** The element for the request number: empty in the page, which is rendered before any failure (`app/…/missing`). */
const NUMBER_PLACE = /(<p[^>]* data-request-number="[^"]*"[^>]*>)<\/p>/;

/** The number by which support finds this failure. */
function withNumber(html: string, { locale }: Rendered): string {
  const words = wordsOf(locale).refusals.support_code;
  return html.replace(NUMBER_PLACE, `$1${fill(words, { id: shownRequestId(failureId()) })}</p>`);
}

function logged(cause: unknown): null {
  logFailure({ requestId: failureId(), status: 500, code: 'server', cause });
  return null;
}
