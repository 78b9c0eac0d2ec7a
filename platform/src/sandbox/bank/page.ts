import { purchasedUrl } from '../../commerce/payments/return-address.ts';
import { html, Markup } from '../../http/html.ts';
import type { Locale } from '../../http/locale.ts';
import { locales } from '../../http/locale.ts';
import { formatMoney } from '../../http/messages/format-money.ts';
import { type MessageKey, translate } from '../../http/messages/translate.ts';
import { testCardNames, testCards } from './cards.ts';
import type { PaymentForPage } from './desk.ts';
import { frameScript } from './frame-script.ts';
import { bankStyle } from './style.ts';
import { type BankWord, bankWords, cardWords } from './words.ts';

const MINUTE_MS = 60_000;

/** The languages by their own names, short enough for a phone. */
const languageNames: Record<Locale, string> = { ru: 'Рус', kk: 'Қаз', en: 'Eng', uz: 'Oʻzb' };

const shield = html`<svg viewBox="0 0 32 32" aria-hidden="true" fill="none"><path d="M16 2 28 6v9c0 8-5 12.5-12 15C9 27.5 4 23 4 15V6z" fill="#fff"/>
<path d="m10.5 15.5 4 4 7.5-8" stroke="#0b5d4b" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const signs = {
  done: html`<svg class="sign" viewBox="0 0 64 64" aria-hidden="true" fill="none"><circle cx="32" cy="32" r="32" fill="#e3f1ec"/>
<path d="m20 33 8.5 8.5L45 24" stroke="#0b5d4b" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  failed: html`<svg class="sign" viewBox="0 0 64 64" aria-hidden="true" fill="none"><circle cx="32" cy="32" r="32" fill="#fbe6e4"/>
<path d="m23 23 18 18m0-18L23 41" stroke="#a3261d" stroke-width="5" stroke-linecap="round"/></svg>`,
  waiting: html`<svg class="sign" viewBox="0 0 64 64" aria-hidden="true" fill="none"><circle cx="32" cy="32" r="32" fill="#fff3d6"/>
<path d="M32 18v15l9 6" stroke="#5c4300" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
} as const;

interface View {
  key: string;
  locale: Locale;
  now: number;
  /** Shown inside a page of ours. */
  isFrame: boolean;
}

const textOf = (word: BankWord, locale: Locale, params: Record<string, string | number> = {}) =>
  bankWords[word][locale].replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));

interface Frame {
  locale: Locale;
  title: string;
  isApp: boolean;
  /** The query that authorises the page; null on a page without one. */
  key: string | null;
}

function framed({ locale, title, isApp, key }: Frame, body: Markup): string {
  const name = textOf(isApp ? 'app' : 'bank', locale);
  const links = locales.map((one) => {
    const current = one === locale ? html` aria-current="true"` : null;
    const query = key === null ? `?lang=${one}` : `?key=${key}&lang=${one}`;
    return html`<li><a href="${query}" lang="${one}" hreflang="${one}"${current}>${languageNames[one]}</a></li>`;
  });
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${name}</title>
<meta name="robots" content="noindex"><meta name="theme-color" content="#0b5d4b"><link rel="icon" href="data:,"><style>${new Markup(bankStyle)}</style></head><body>
<header class="top"><div><p class="name">${shield}${name}</p>
<nav aria-label="${textOf('languages', locale)}"><ul>${links}</ul></nav></div>
<p class="test">${textOf('test', locale)}</p></header>${body}</body></html>`.text;
}

function titleOf({ transaction, product }: PaymentForPage, locale: Locale): string {
  const { kind } = transaction.purpose;
  if (product) return product.title[locale];
  return textOf(kind === 'card' ? 'link' : kind === 'promo' ? 'promo' : 'topUp', locale);
}

function noteOf({ transaction: { purpose, isSaveCard } }: PaymentForPage, locale: Locale): string | null {
  if (purpose.kind === 'card' && purpose.isRefunded) return textOf('refunded', locale);
  return isSaveCard || purpose.kind === 'card' ? textOf('saved', locale) : null;
}

function orderCard(payment: PaymentForPage, amount: string, locale: Locale, now: number): Markup {
  const { transaction, provider } = payment;
  const note = noteOf(payment, locale);
  const minutes = Math.max(1, Math.ceil((transaction.expiresAt.getTime() - now) / MINUTE_MS));
  return html`<section class="card"><p class="kind">${textOf('payment', locale)}</p><h1>${titleOf(payment, locale)}</h1>
<p class="amount">${amount}</p>${note && html`<p class="note">${note}</p>`}
<dl><div><dt>${textOf('receiver', locale)}</dt><dd>${provider.name}</dd></div>
<div><dt>${textOf('number', locale)}</dt><dd>${transaction.id}</dd></div>
<div><dt>${textOf('left', locale)}</dt><dd>${textOf('minutes', locale, { n: minutes })}</dd></div></dl></section>`;
}

function payForm(payment: PaymentForPage, amount: string, { key, locale, isFrame }: View): Markup {
  const { returnUrl, transaction } = payment;
  const { id } = transaction;
  const ways = testCardNames.map((name, index) => {
    const checked = index === 0 ? html` checked` : null;
    return html`<label class="way"><input type="radio" name="card" value="${name}"${checked}><span class="plastic" aria-hidden="true"></span>
<span><b>•••• ${testCards[name].lastDigits}</b><small>${cardWords[name][locale]}</small></span></label>`;
  });
  return html`<form class="card" method="post" action="/bank/${id}?key=${key}&lang=${locale}${isFrame ? '&frame=1' : ''}">
<fieldset><legend>${textOf('cards', locale)}</legend>${ways}</fieldset>
<div class="press"><button name="decision" value="pay">${textOf('pay', locale, { amount })}</button>
<button class="quiet" name="decision" value="decline">${textOf('decline', locale)}</button></div>
${returnUrl && html`<p class="returns">${textOf('returns', locale)} <strong>${new URL(returnUrl).host}</strong></p>`}</form>`;
}

function outcomeOf({ status, failure }: PaymentForPage['transaction']): {
  sign: keyof typeof signs;
  word: BankWord;
  text: MessageKey;
} {
  if (status === 'complete') return { sign: 'done', word: 'done', text: 'payment_complete' };
  if (status === 'pending') return { sign: 'waiting', word: 'waiting', text: 'bank_timeout' };
  // Written by settle.ts, which stores only keys of the dictionaries.
  const text = (failure ?? 'payment_declined') as MessageKey;
  return failure === 'payment_kept'
    ? { sign: 'waiting', word: 'kept', text }
    : { sign: 'failed', word: 'failed', text };
}

function resultCard(
  { transaction, returnUrl }: PaymentForPage,
  amount: string,
  { locale, isFrame }: View,
): { title: string; body: Markup } {
  const { sign, word, text } = outcomeOf(transaction);
  const { id, status } = transaction;
  const title = textOf(word, locale);
  const target = returnUrl && (status === 'complete' ? purchasedUrl(returnUrl) : returnUrl);
  const closingScript = isFrame
    ? html`<script data-id="${id}" data-status="${status}">${new Markup(frameScript)}</script>`
    : null;
  const onward =
    target && !isFrame
      ? html`<a class="go" rel="noreferrer" href="${target}">${textOf('back', locale, { host: new URL(target).host })}</a>`
      : html`<p class="note">${textOf('close', locale)}</p>`;
  const body = html`<main class="narrow"><section class="card result">${signs[sign]}<h1>${title}</h1><p class="amount">${amount}</p>
<p class="note" role="status">${translate(locale, { key: text })}</p>${onward}${closingScript}</section></main>`;
  return { title, body };
}

/** The page of a payment: the form, or the result. */
export function bankPage(payment: PaymentForPage, view: View): string {
  const { transaction, provider } = payment;
  const { key, locale, now } = view;
  const isApp = transaction.paysystem === 'ext_app';
  const amount = formatMoney(transaction.amount, provider.config.currency.format, locale);
  if (transaction.status !== 'pending' || transaction.failure !== null) {
    const { title, body } = resultCard(payment, amount, view);
    return framed({ locale, title, isApp, key }, body);
  }
  const title = titleOf(payment, locale);
  const main = html`<main>${orderCard(payment, amount, locale, now)}${payForm(payment, amount, view)}</main>`;
  return framed({ locale, title, isApp, key }, main);
}

/** The page for an invalid address. */
export function missingPage(locale: Locale): string {
  const title = textOf('missing', locale);
  const body = html`<main class="narrow"><section class="card result">${signs.failed}<h1>${title}</h1>
<p class="note">${textOf('missingText', locale)}</p></section></main>`;
  return framed({ locale, title, isApp: false, key: null }, body);
}
