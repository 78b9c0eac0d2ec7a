import { type ServerResponse, STATUS_CODES } from 'node:http';
import { securityHeaders } from '@/lib/server/security/headers';
import { fill } from '@/lib/shared/i18n/fill';
import type { Locale } from '@/lib/shared/i18n/locales';
import { localeTags } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import { shownRequestId } from '@/lib/shared/request-scope';
import { RETRY_AFTER_SECONDS } from './constants';
import { REQUEST_ID } from './exchange';
import type { RefusedAddress } from './page-request';

const UNSTORED = 'private, no-store';

export const PLAIN_TEXT = 'text/plain; charset=utf-8';

const HTML = 'text/html; charset=utf-8';

/** A short response of the server itself: the HTTP status text, unless there is more to say. */
export function sendStatus(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body = STATUS_CODES[status],
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    ...securityHeaders(),
    'cache-control': UNSTORED,
    'content-type': PLAIN_TEXT,
    ...headers,
  });
  response.end(body);
}

/**
 * "Come back in a moment": a document has a link to itself, because an automatic reload would move a reader
 * (quality E5, WCAG 2.2.1); other requests retry by their own rules.
 */
export function sendBusy(response: ServerResponse, locale: Locale | null, requestId: string): void {
  const retry = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  if (locale === null) {
    sendStatus(response, 503, retry);
    return;
  }
  const words = wordsOf(locale);
  const { title, text, retry: again } = words.errors;
  const number = fill(words.refusals.support_code, { id: shownRequestId(requestId) });
  // An empty href is the address of the page itself, so nothing of the request is written into the response.
  const html = smallPage(locale, title, [text, number, `<a href="">${again}</a>`]);
  sendStatus(response, 503, { ...retry, 'content-type': HTML }, html);
}

/** For a person whose address is refused: there is no such page, and a link home. */
export function sendRefused(
  response: ServerResponse,
  { status, locale, home }: RefusedAddress,
  requestId: string,
): void {
  const words = wordsOf(locale).notFound;
  const html = smallPage(locale, words.not_found_page, [words.text, `<a href="${home}">${words.home}</a>`]);
  sendStatus(response, status, { 'content-type': HTML, [REQUEST_ID]: requestId }, html);
}

/** A page without the framework, from words of ours only. */
function smallPage(locale: Locale, title: string, lines: readonly string[]): string {
  const body = lines.map((line) => `<p>${line}</p>`).join('');
  return `<!doctype html><html lang="${localeTags[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;
}
