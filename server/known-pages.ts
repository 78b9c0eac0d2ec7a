import { LRUCache } from 'lru-cache';
import { kindOfPage, OTHER } from '@/lib/rules/pages/kind-of-page';
import type { Answer } from './answer';
import { MANY_EMPTY, MAX_KNOWN_PAGES, RECENTLY_MS } from './constants';
import { LINKED_PATH } from './next-compat/markup';

/** The kind of a known page whose first word comes from the platform (`/viju`). */
const OF_PLATFORM = 'page';

/**
 * A copy of a text. The engine stores a part of a text as a reference to the whole, so a stored link would
 * keep its whole page in memory.
 */
const ownText = (part: string): string => Buffer.from(part).toString();

/**
 * Known addresses: those of existing pages, and those that our pages link to. Anybody can make up any number
 * of others under a known first word (`/contents/x-1`), and each needs a render before it is a 404. While
 * there are many of them, unknown addresses share the small limit of made-up first words, and viewers who
 * follow links keep the rest (quality F04).
 */
export class KnownPages {
  readonly #known = new LRUCache<string, true>({ max: MAX_KNOWN_PAGES });
  /** For each kind: the number of missing pages, and since when. */
  readonly #empty = new Map<string, { since: number; count: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The kind of work of this page for the semaphore (`RENDERS` in constants.ts). */
  placeOf(pathname: string): string {
    const kind = kindOfPage(pathname);
    if (this.#known.has(pathname)) return kind === OTHER ? OF_PLATFORM : kind;
    return this.#recently(kind) < MANY_EMPTY ? kind : OTHER;
  }

  /** Learns from the answer of an address; only a document contains links to others. */
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
    // Reading counts as use, and most links of a page are already known.
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
