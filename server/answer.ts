import { Content, type Encoding } from './content';
import { accepts, MIN_COMPRESSED } from './encodings';
import type { Recorded } from './next-compat/simulated-requests';

/** A file that belongs to a page. */
export interface PageFile {
  /** The path by which browsers ask for it. */
  path: string;
  answer: Answer;
}

/** A complete response that can be sent any number of times. */
export class Answer {
  readonly status: number;
  /** Complete except for length and encoding, which depend on the browser. */
  readonly headers: readonly string[];
  /** The framework stores it under its path, for everyone. */
  readonly isForAll: boolean;
  /** Its policy contains a nonce: it is sent once, to one viewer, and never stored. */
  readonly hasNonce: boolean;
  /** What browsers fetch apart from this page to hydrate it. */
  readonly data: PageFile | null;
  readonly #content: Content;
  readonly #isCopy: boolean;

  /** @param body that of another answer for a copy of it */
  constructor(
    { status, body }: Omit<Recorded, 'body'> & { body: Buffer | Content },
    headers: Record<string, string | string[]>,
    isForAll: boolean,
    { hasNonce = false, data = null }: { hasNonce?: boolean; data?: PageFile | null } = {},
  ) {
    this.status = status;
    this.#isCopy = body instanceof Content;
    this.#content = body instanceof Content ? body : new Content(body);
    this.headers = flat({ ...headers, etag: this.etag });
    this.isForAll = isForAll;
    this.hasNonce = hasNonce;
    this.data = data;
  }

  get etag(): string {
    return this.#content.etag;
  }

  /** Bytes that only this answer uses: a copy shares its body, in all encodings, with another answer. */
  get size(): number {
    return this.#isCopy ? 0 : this.#content.size + (this.data?.answer.size ?? 0);
  }

  /** Headers that depend on the address and the viewer: cookies and `Vary`. */
  get ofRequest(): Record<string, string[]> {
    const own: Record<string, string[]> = {};
    for (const name of ['set-cookie', 'vary']) {
      const values = this.headers.filter((_, at) => at % 2 === 1 && this.headers[at - 1] === name);
      if (values.length > 0) own[name] = values;
    }
    return own;
  }

  /** The same page under another status, with further headers; `edit` changes its text. */
  as(
    status: number,
    headers: Record<string, string | string[]>,
    isForAll: boolean,
    edit?: (html: string) => string,
  ): Answer {
    const own: Record<string, string | string[]> = {};
    for (let at = 0; at + 1 < this.headers.length; at += 2) {
      const [name = '', value = ''] = this.headers.slice(at, at + 2);
      own[name] = value;
    }
    const body = edit ? Buffer.from(edit(String(this.#content.plain()))) : this.#content;
    return new Answer({ status, headers: {}, body }, { ...own, ...headers }, isForAll && !this.hasNonce, {
      hasNonce: this.hasNonce,
      data: this.data,
    });
  }

  /** The body in an encoding; a promise only while it is compressed for the first time. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    return this.#content.in(encoding);
  }

  /** The best encoding that a browser accepts. */
  encodingFor(accepted: string | undefined): Encoding {
    if (this.#content.length < MIN_COMPRESSED) return 'identity';
    if (accepts(accepted, 'br')) return 'br';
    return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
  }
}

function flat(headers: Record<string, string | string[]>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [name, value] : value.flatMap((one) => [name, one]),
  );
}
