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
  if (state === 'paused') return { badge: words.paused, detail: null };
  if (state === 'planned') return { badge: words.planned, detail: onDay(words.startsOn, startAt) };
  if (state !== 'active') return null;
  const badge = kind === 'promo' ? words.gift : own.isTrial ? words.trial : words.active;
  if (nextPayAt === null || nextPrice === null) return { badge, detail: onDay(words.until, endAt) };
  return { badge, detail: onDay(words.nextPay, nextPayAt)?.replace('{price}', nextPrice) ?? null };
}

const onDay = (text: string, at: number | null): string | null =>
  at === null ? null : text.replace('{date}', dayText(at));
