import type { Seller } from '@/lib/platform/resources/providers';
import type { SiteVariant } from '@/lib/shared/sites/site-context';

/** Spec 3 §9: promo days are shown when they are at most as many. */
const MOST_PROMO_DAYS = 90;

/** How many days a newcomer is offered; null where nothing is offered, and never to a child. */
export function promptDays(
  seller: Pick<Seller, 'promoDays'> | null,
  { audience }: Pick<SiteVariant, 'audience'>,
): number | null {
  const days = seller?.promoDays ?? 0;
  return audience === 'everyone' && days > 0 && days <= MOST_PROMO_DAYS ? days : null;
}
