import { LRUCache } from 'lru-cache';
import { kindOfPage, OTHER } from '@/lib/rules/pages/kind-of-page';
import type { Answer } from './answer';
import { MANY_EMPTY, MAX_KNOWN_PAGES, RECENTLY_MS } from './constants';
import { LINKED_PATH } from './next-compat/markup';
import { ownText } from './own-text';

/** Of a page that is known to be there under a first word of the platform's own (`/viju`). */
const OF_PLATFORM = 'page';

/**
 * Which addresses are known to be pages: those that were, and those that pages of ours link to. Anybody can make up any number of
 * others under a first word of the product (`/contents/x-1`), and each costs a page to be made before it is a 404; so while there are many
 * of these, what is not known has the small share of made-up first words, and whoever follows a link keeps the rest
 * (quality F04).
 */
export class KnownPages {
  readonly #known = new LRUCache<string, true>({ max: MAX_KNOWN_PAGES });
  /** Of each kind: answers that were no page, since when. */
  readonly #empty = new Map<string, { since: number; count: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The kind of work that rendering this page is (`RENDERS` in constants.ts). */
  placeOf(pathname: string): string {
    const kind = kindOfPage(pathname);
    if (this.#known.has(pathname)) return kind === OTHER ? OF_PLATFORM : kind;
    return this.#recently(kind) < MANY_EMPTY ? kind : OTHER;
  }

  /** What has come of an address; only a document names further ones. */
  learn(pathname: string, answer: Answer, isDocument: boolean): void {
    const { status } = answer;
    if (status === 200) {
      this.#remember(pathname);
      if (!isDocument) return;
      for (const [, path = ''] of String(answer.body('identity')).matchAll(LINKED_PATH)) this.#remember(path);
    } else if (status < 500 && !this.#known.has(pathname)) {
      const kind = kindOfPage(pathname);
      const count = this.#recently(kind) + 1;
      this.#empty.set(kind, { since: this.#empty.get(kind)?.since ?? this.#now(), count });
    }
  }

  #remember(path: string): void {
    // Reading counts as use, and most links of a page are known.
    if (!this.#known.get(path)) this.#known.set(ownText(path), true);
  }

  #recently(kind: string): number {
    const seen = this.#empty.get(kind);
    if (!seen) return 0;
    if (this.#now() - seen.since < RECENTLY_MS) return seen.count;
    this.#empty.delete(kind);
    return 0;
  }
}
