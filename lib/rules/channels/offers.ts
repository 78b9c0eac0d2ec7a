/** At most this many offers are shown; the page of packets has all. */
export const MOST_OFFERS = 3;

/** Packets that open a channel together. */
export interface ChannelOffer {
  keys: string[];
  names: string[];
  price: string | null;
  /** "a month". */
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
