/** What opens a channel that is not everybody's. */
export interface ChannelOffers {
  /** Each of them alone is enough: the fewest packets first, then the cheapest. */
  offers: Array<{ names: string[]; price: string | null }>;
  /** Where all packets are described, and who connects them; null when nobody sells here. */
  packetsHref: string | null;
}
