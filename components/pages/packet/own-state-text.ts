import { fill } from '@/components/ui/fill';
import { dayText } from '@/lib/client/browser/moment';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import type { OwnWords } from './OwnPacketsProvider';

export interface OwnState {
  /** "Yours", "Paused". */
  badge: string;
  /** When and how much next. */
  detail: string | null;
}

/** What a viewer sees about a packet of their own; null when it is not theirs. */
export function ownState(own: OwnPacket, words: OwnWords): OwnState | null {
  const { state, kind, endAt, startAt, nextPayAt, nextPrice } = own;
  if (state === 'included') return { badge: words.included, detail: null };
  if (state === 'paused') return { badge: words.paused, detail: null };
  if (state === 'planned') {
    return {
      badge: words.planned,
      detail: startAt === null ? null : fill(words.startsOn, { date: dayText(startAt) }),
    };
  }
  if (state !== 'active') return null;
  const badge = kind === 'promo' ? words.gift : own.isTrial ? words.trial : words.active;
  if (nextPayAt !== null && nextPrice !== null) {
    return { badge, detail: fill(words.nextPay, { date: dayText(nextPayAt), price: nextPrice }) };
  }
  return { badge, detail: endAt === null ? null : fill(words.until, { date: dayText(endAt) }) };
}
