import { dayText } from '@/lib/client/browser/moment';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

export type OwnWords = Messages['pages']['packets']['own'];

interface OwnState {
  /** "Yours", "Paused". */
  badge: string;
  /** When and how much next. */
  detail: string | null;
}

/** What a viewer reads about a packet of their own; null when it is not theirs. */
export function ownState(own: OwnPacket, words: OwnWords): OwnState | null {
  const { state, kind, endAt, startAt, nextPayAt, nextPrice } = own;
  if (state === 'included') return { badge: words.included, detail: null };
  if (state === 'paused') {
    const { pausedSince, pausedUntil } = own;
    const until = onDay(words.pausedUntil, pausedUntil);
    return { badge: words.paused, detail: until ?? onDay(words.pausedSince, pausedSince) };
  }
  if (state === 'planned') {
    const price = nextPrice ?? own.price;
    const text = price ? words.startsFor : words.startsOn;
    return { badge: words.planned, detail: onDay(text, startAt)?.replace('{price}', price ?? '') ?? null };
  }
  if (state !== 'active') return null;
  const badge = badgeOf(own, words);
  // The operator bills this packet, so its day and price are unknown here.
  if (kind === 'bundle') return { badge, detail: words.contractText };
  if (nextPayAt === null || nextPrice === null) return { badge, detail: onDay(words.until, endAt) };
  return { badge, detail: onDay(words.nextPay, nextPayAt)?.replace('{price}', nextPrice) ?? null };
}

function badgeOf({ kind, isDonation, isTrial }: OwnPacket, words: OwnWords): string {
  if (kind === 'bundle') return words.contract;
  if (kind === 'promo') return words.gift;
  if (isTrial) return words.trial;
  return isDonation ? words.supporting : words.active;
}

const onDay = (text: string, at: number | null): string | null =>
  at === null ? null : text.replace('{date}', dayText(at));
