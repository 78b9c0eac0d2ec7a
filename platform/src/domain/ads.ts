/** Which advertising goes with a channel or a title (ads/plans.ts says what that is). */
export type AdPlan = 'none' | 'usual' | 'wrapped' | 'fallback' | 'empty';

type Watching = {
  /** Watchable by everyone. */
  isFree: boolean;
  isChild: boolean;
  isPreview: boolean;
  /** Prices of the packets the viewer holds. */
  heldPrices: readonly string[];
};

/**
 * Whether a viewer sees advertising: with what is free for everyone, unless they pay for anything here (spec 2 §4 Analytics
 * user state: a packet without a price is a promo, not a payment). Children see none, and a preview is no watching.
 */
export function seesAds({ isFree, isChild, isPreview, heldPrices }: Watching): boolean {
  return isFree && !isChild && !isPreview && !heldPrices.some((price) => Number(price) > 0);
}
