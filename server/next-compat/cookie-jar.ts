import { ResponseCookies } from 'next/dist/server/web/spec-extension/cookies.js';
import { readCookies } from './cookies';

/** The cookies of a call that our server answers itself, read and written as in a route of the framework. */
export class RequestJar {
  readonly #sent: ReadonlyMap<string, string>;
  readonly #headers = new Headers();
  /** Most calls set none. */
  #written: ResponseCookies | null = null;

  constructor(header: string | undefined) {
    this.#sent = readCookies(header);
  }

  get(name: string): { value: string } | undefined {
    const written = this.#written?.get(name);
    if (written) return written;
    const value = this.#sent.get(name);
    return value === undefined ? undefined : { value };
  }

  set(...cookie: Parameters<ResponseCookies['set']>): void {
    this.#toWrite().set(...cookie);
  }

  delete(name: string): void {
    this.#toWrite().delete(name);
  }

  /** For the `set-cookie` header of the answer. */
  lines(): string[] {
    return this.#headers.getSetCookie();
  }

  #toWrite(): ResponseCookies {
    this.#written ??= new ResponseCookies(this.#headers);
    return this.#written;
  }
}
