import { moneyText } from '@/lib/shared/money';
import { type Period, periodText } from '@/lib/shared/period';
import { type Trial, trialText, type Wording } from '../commerce/trial';

/** At most this many offers are shown; the page of packets has all. */
export const MOST_OFFERS = 3;

/** Packets that open a channel together. */
export interface ChannelOffer {
  keys: string[];
  names: string[];
  price: string | null;
  /** "/ 1 month". */
  per: string | null;
  /** "14 days for 1 ₸": open to this viewer; without a login, to new users. */
  trial: string | null;
}

/** The offers for a channel that needs a purchase. */
export interface ChannelOffers {
  /** Each of them is sufficient: one with a trial first, then the fewest packets, then the cheapest. */
  offers: ChannelOffer[];
  /** The page with all packets; null when nothing is sold here. */
  packetsHref: string | null;
}

interface Packets {
  packets: ReadonlyArray<{ id: string; name: string }>;
  totalPrice: string | null;
  period: Period | null;
  trial: Trial | null;
}

/** An offer as it is read: guests have it from the server, others from this browser, and both read the same words. */
export function channelOffer(
  { packets, totalPrice, period, trial }: Packets,
  wording: Wording,
): ChannelOffer {
  const { format, locale } = wording;
  const length = period && periodText(period, locale);
  return {
    keys: packets.map(({ id }) => id),
    names: packets.map(({ name }) => name),
    price: Number(totalPrice) > 0 ? moneyText({ amount: totalPrice, format }, locale) : null,
    per: length && `/ ${length}`,
    trial: trial && trialText(trial, wording),
  };
}
