import type { ServerResponse } from 'node:http';
import type { Locale } from '@/lib/i18n/locales';
import { localeTags } from '@/lib/i18n/locales';
import { wordsOf } from '@/lib/i18n/words';
import { securityHeaders } from '@/lib/security/headers';
import { RETRY_AFTER_SECONDS } from './limits';

const UNSTORED = 'private, no-store';

/** A short answer of the server itself; the body, if any, is plain. */
export function say(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body = '',
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { ...securityHeaders(), 'cache-control': UNSTORED, ...headers });
  response.end(body);
}

/** "Come back in a moment": the document does so by itself; whatever else was asked for tries again by its own rules. */
export function sayBusy(response: ServerResponse, locale: Locale | null): void {
  const retry = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  if (locale === null) {
    say(response, 503, retry);
    return;
  }
  const { title, unavailable } = wordsOf(locale).errors;
  const html = `<!doctype html><html lang="${localeTags[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"><meta name="color-scheme" content="dark"><title>${title}</title><h1>${title}</h1><p>${unavailable}</p></html>`;
  say(response, 503, { ...retry, 'content-type': 'text/html; charset=utf-8' }, html);
}
