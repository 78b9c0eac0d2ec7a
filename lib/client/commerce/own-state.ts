import { dayText } from '@/lib/client/browser/moment';
import { pageLocale } from '@/lib/client/i18n/load-words';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { periodText } from '@/lib/shared/period';

export type OwnWords = Messages['pages']['packets']['own'];

interface OwnState {
  /** "Yours", "Paused". */
  badge: string;
  /** When and how much next. */
  detail: string | null;
}

/** What a viewer reads about a packet of their own; null when it is not theirs. */
export function ownState(own: OwnPacket, words: OwnWords): OwnState | null {
  const { state, kind, endAt, startAt, nextPayAt, nextPrice, continuesAs } = own;
  if (state === 'included') return { badge: words.included, detail: null };
  if (state === 'paused') {
    const { pausedSince, pausedUntil } = own;
    const until = onDay(words.pausedUntil, pausedUntil);
    return { badge: words.paused, detail: until ?? onDay(words.pausedSince, pausedSince) };
  }
  if (state === 'planned') {
    return { badge: words.planned, detail: onDay(firstPayment(own, words), startAt) };
  }
  if (state !== 'active') return null;
  const badge = badgeOf(own, words);
  // The operator bills this packet, so its day and price are unknown here.
  if (kind === 'bundle') return { badge, detail: words.contractText };
  if (nextPayAt === null || nextPrice === null) return { badge, detail: onDay(words.until, endAt) };
  const payment = continuesAs === null ? words.nextPay : words.nextPayAs;
  return { badge, detail: onDay(payment, nextPayAt, { name: continuesAs ?? '', price: nextPrice }) };
}

/** What is charged when a planned packet begins, and what follows its trial, as it was agreed to. */
function firstPayment({ isTrial, price, nextPrice, nextPeriod }: OwnPacket, words: OwnWords): string {
  const first = nextPrice ?? price;
  if (!first) return words.startsOn;
  const length = isTrial && nextPeriod && periodText(nextPeriod, pageLocale());
  if (!length || !price) return fill(words.startsFor, { price: first });
  return fill(words.startsTrial, { first, length, price });
}

function badgeOf({ kind, isDonation, isTrial }: OwnPacket, words: OwnWords): string {
  if (kind === 'bundle') return words.contract;
  if (kind === 'promo') return words.gift;
  if (isTrial) return words.trial;
  return isDonation ? words.supporting : words.active;
}

const onDay = (text: string, at: number | null, values: Record<string, string> = {}): string | null =>
  at === null ? null : fill(text, { ...values, date: dayText(at) });
