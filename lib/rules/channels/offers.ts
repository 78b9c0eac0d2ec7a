/** Packets that open a channel together. */
export interface ChannelOffer {
  keys: string[];
  names: string[];
  price: string | null;
  /** "a month". */
  per: string | null;
  /** "14 days for 1 ₸": of new users; who has had it sees the price before anything is paid. */
  trial: string | null;
}

/** The offers for a channel that needs a purchase. */
export interface ChannelOffers {
  /** Each of them is sufficient: one with a trial first, then the fewest packets, then the cheapest. */
  offers: ChannelOffer[];
  /** The page with all packets; null when nothing is sold here. */
  packetsHref: string | null;
}
