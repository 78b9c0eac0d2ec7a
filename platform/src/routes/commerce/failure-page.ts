import { createHash } from 'node:crypto';
import { type ApiError, errorBody } from '../../http/errors.ts';
import { html, Markup } from '../../http/html.ts';
import type { Locale } from '../../http/locale.ts';
import { translate } from '../../http/messages/translate.ts';

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 34rem; padding: 2.5rem 1.25rem; font: 1rem/1.5 system-ui, sans-serif; text-align: center; }
h1 { font-size: 1.35rem; line-height: 1.3; text-wrap: balance; }
a { display: inline-block; padding: .75rem 1.25rem; color: inherit; font-weight: 600; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

export const failureHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'`,
  'cache-control': 'no-store',
  // The address contains the key of the payment.
  'referrer-policy': 'no-referrer',
};

/** Why a payment page does not open, for the person who opened it. What is away for now can be opened again. */
export function failurePage(failure: ApiError, locale: Locale): string {
  const { message } = errorBody(failure, locale).error;
  // An empty address is that of this page.
  const again = failure.status >= 500 && html`<p><a href="">${translate(locale, { key: 'retry' })}</a></p>`;
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${message}</title>
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${new Markup(style)}</style></head><body>
<main><h1>${message}</h1>${again}</main></body></html>`.text;
}
