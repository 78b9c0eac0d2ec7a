/** The advertising of a channel or a title; ads/plans.ts says what each one is. */
export const AD_PLANS = [
  'none',
  'usual',
  'wrapped',
  'fallback',
  'imperfect',
  'empty',
  'frequent',
  'pod',
  'scripts',
  'hanging',
  'broken',
] as const;
export type AdPlan = (typeof AD_PLANS)[number];

/** The plan that the sandbox gives to all free content; null leaves each its own. */
export type AdOrder = { plan: AdPlan | null };

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
