import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { securityHeaders } from '@/lib/server/security/headers';
import { Answer, type PageFile } from './answer';
import { MAX_PAGE_DATA_SECONDS, WEIGHT_OF_ENTRY } from './constants';
import { PAGE_DATA_PATH } from './next-compat/addresses';

/** What a page needs for hydration, as a file of its own. It is named by the hash of its contents. */
export function pageDataFile(data: string): PageFile {
  const headers = {
    ...securityHeaders(),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': `public, max-age=${MAX_PAGE_DATA_SECONDS}, immutable`,
    vary: 'Accept-Encoding',
  };
  const answer = new Answer({ status: 200, headers: {}, body: Buffer.from(data) }, headers, false);
  const [, hash] = answer.etag.split('"');
  return { path: `${PAGE_DATA_PATH}${hash}`, answer };
}

/** The name of such a file; others are not looked for on Redis. */
const NAME = /^[\w-]{27}$/;

interface Copy {
  brotli: Buffer;
}

const decompress = promisify(brotliDecompress);

/** Where instances find the data of each other's pages. */
interface Copies {
  get(key: string): Promise<object | null>;
  set(key: string, copy: object, seconds: number): Promise<void>;
}

/**
 * The data of pages that were sent lately: browsers fetch it a moment later, perhaps from another instance, and when the page itself has been
 * rendered again (docs/decisions/0031).
 */
export class PageData {
  /** The answer of each path, and when it was last shared with the other instances. */
  readonly #files: LRUCache<string, { answer: Answer; sharedAt: number }>;
  readonly #copies: () => Copies | undefined;
  readonly #now: () => number;

  /** @param limit in bytes */
  constructor(limit: number, copies: () => Copies | undefined, now: () => number = Date.now) {
    this.#files = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({ answer }) => answer.size + WEIGHT_OF_ENTRY,
    });
    this.#copies = copies;
    this.#now = now;
  }

  /** Called whenever the page is sent. */
  keep({ path, answer }: PageFile): void {
    const known = this.#files.get(path);
    const isShared = known && this.#now() - known.sharedAt < (MAX_PAGE_DATA_SECONDS * 1_000) / 2;
    if (isShared) return;
    this.#files.set(path, { answer, sharedAt: this.#now() });
    void this.#share(path, answer);
  }

  /** Null for data that no page of now has. */
  async find(path: string): Promise<Answer | null> {
    const known = this.#files.get(path);
    if (known) return known.answer;
    if (!NAME.test(path.slice(PAGE_DATA_PATH.length))) return null;
    const copy = (await this.#copies()?.get(path)) as Copy | null | undefined;
    if (!copy) return null;
    const file = pageDataFile(String(await decompress(copy.brotli)));
    // Uncompressed it would take ten times the memory.
    await file.answer.body('br');
    this.#files.set(path, { answer: file.answer, sharedAt: this.#now() });
    return file.answer;
  }

  async #share(path: string, answer: Answer): Promise<void> {
    const copies = this.#copies();
    if (!copies) return;
    const copy: Copy = { brotli: await answer.body('br') };
    await copies.set(path, copy, MAX_PAGE_DATA_SECONDS);
  }
}
