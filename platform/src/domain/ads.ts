/** The advertising of a channel or a title, by a name of ads/plans.ts. */
export type AdPlan = 'none' | 'usual' | 'wrapped' | 'fallback' | 'empty';

type Watching = {
  /** Open to everybody. */
  isFree: boolean;
  isChild: boolean;
  isPreview: boolean;
  /** Prices of the packets the viewer owns. */
  heldPrices: readonly string[];
};

/**
 * Whether a viewer gets advertising: on free content, unless the viewer pays for any packet (spec 2 §4 Analytics
 * user state: a packet without a price is a promo, not a payment). Children get none, and neither do previews.
 */
export function seesAds({ isFree, isChild, isPreview, heldPrices }: Watching): boolean {
  return isFree && !isChild && !isPreview && !heldPrices.some((price) => Number(price) > 0);
}
