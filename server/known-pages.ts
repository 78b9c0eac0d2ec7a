import { kindOfPage, OTHER } from '@/lib/kind-of-page';
import type { Answer } from './answer';
import { MANY_EMPTY, MAX_KNOWN_PAGES, RECENTLY_MS } from './limits';

/** Of a page that is known to be there under a first word of the platform's own (`/viju`). */
const OF_PLATFORM = 'page';

/** Addresses that a page of ours leads to, without what is asked beside them. */
const LINK = / href="(\/(?!_next\/)[^"?#]*)/g;

/**
 * Which addresses are known to be pages: those that were, and those that pages of ours link to. Anybody can make up any number of
 * others under a first word of the product (`/contents/x-1`), and each costs a page to be made before it is a 404; so while there are many
 * of these, what is not known has the small share of made-up first words, and whoever follows a link keeps the rest
 * (facts/quality.md F04).
 */
export class KnownPages {
  readonly #known = new Set<string>();
  /** Of each kind: answers that were no page, since when. */
  readonly #empty = new Map<string, { since: number; count: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The kind of work that making this page is (`RENDERS` in limits.ts). */
  placeOf(pathname: string): string {
    const kind = kindOfPage(pathname);
    if (this.#known.has(pathname)) return kind === OTHER ? OF_PLATFORM : kind;
    return this.#recently(kind) < MANY_EMPTY ? kind : OTHER;
  }

  /** What has come of an address; only a document names further ones. */
  learn(pathname: string, answer: Answer, isDocument: boolean): void {
    const { status } = answer;
    if (status === 200) {
      this.#add(pathname);
      if (!isDocument) return;
      for (const [, path = ''] of String(answer.body('identity')).matchAll(LINK)) this.#add(path);
    } else if (status < 500 && !this.#known.has(pathname)) {
      const kind = kindOfPage(pathname);
      const count = this.#recently(kind) + 1;
      this.#empty.set(kind, { since: this.#empty.get(kind)?.since ?? this.#now(), count });
    }
  }

  /** The one that was not seen the longest goes first. */
  #add(pathname: string): void {
    this.#known.delete(pathname);
    this.#known.add(pathname);
    const [eldest] = this.#known;
    if (this.#known.size > MAX_KNOWN_PAGES && eldest !== undefined) this.#known.delete(eldest);
  }

  #recently(kind: string): number {
    const seen = this.#empty.get(kind);
    if (!seen) return 0;
    if (this.#now() - seen.since < RECENTLY_MS) return seen.count;
    this.#empty.delete(kind);
    return 0;
  }
}
