import { dayText } from '@/lib/client/browser/moment';
import { pageLocale } from '@/lib/client/i18n/load-words';
import type { Offer } from '@/lib/rules/commerce/product';
import { fill } from '@/lib/shared/i18n/fill';
import { localeTags } from '@/lib/shared/i18n/locales';
import { unitName } from '@/lib/shared/i18n/unit-text';
import { type Money, moneyText } from '@/lib/shared/money';
import { type Period, periodText, unitOf } from '@/lib/shared/period';
import type { PaymentWords } from './PaymentDialog';

/** An amount in the language of the page; null without a currency. */
export const sumText = (money: Money): string | null => moneyText(money, pageLocale());

export const lengthText = (period: Period): string | null => periodText(period, pageLocale());

/** "1 990 ₸ / month", "4 990 ₸ / 3 months". */
export function ratedText({ price, period }: { price: Money; period: Period }): string | null {
  const sum = sumText(price);
  const length = unitOf(period)?.count === 1 ? oneOf(period) : lengthText(period);
  return sum && length ? `${sum} / ${length}` : sum;
}

/** The name of a unit alone: "month". */
function oneOf(period: Period): string | null {
  const one = unitOf(period);
  if (!one) return null;
  return unitName(localeTags[pageLocale()], one.unit);
}

export const isZero = ({ amount }: Money): boolean => Number(amount ?? Number.NaN) === 0;

/** A label with an amount, without it where the amount is unknown. */
export function withSum(label: { sum: string; plain: string }, money: Money): string {
  const sum = sumText(money);
  return sum ? fill(label.sum, { sum }) : label.plain;
}

/** What the press counts as that buys a trial (docs/ANALYTICS.md). */
export const trialEvent = ({ isTrial }: Offer) =>
  isTrial ? ('trial_purchase_button_click' as const) : undefined;

type Row = readonly [name: string, value: string | null];

/** What is paid for and what follows: first the trial, then the price (spec 3 §4). */
export function termRows(offer: Offer, words: PaymentWords): Row[] {
  const { isTrial, price, period, next, due, change } = offer;
  const following: Row = [words.next, next && [next.title, ratedText(next)].filter(Boolean).join(' · ')];
  if (change?.acts === 'later') {
    const begins = fill(words.from, { date: dayText(change.startAt) });
    return [[begins, ratedText({ price, period })], ...(isTrial ? [following] : [])];
  }
  const isLess = price.amount !== due.amount;
  return [
    [isTrial ? words.trial : words.period, lengthText(period)],
    [words.price, isLess ? sumText(price) : null],
    // When a packet is replaced, the rest of the old one is counted in.
    [words.countedIn, change && !isZero(change.refund) ? withMinus(sumText(change.refund)) : null],
    [words.toBalance, change && !isZero(change.toBalance) ? sumText(change.toBalance) : null],
    following,
  ];
}

const withMinus = (sum: string | null): string | null => sum && `−${sum}`;
