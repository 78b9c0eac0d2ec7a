/** The offers for a channel that needs a purchase. */
export interface ChannelOffers {
  /** Each of them is sufficient: the fewest packets first, then the cheapest. */
  offers: Array<{ keys: string[]; names: string[]; price: string | null }>;
  /** The page with all packets; null when nothing is sold here. */
  packetsHref: string | null;
}
