import type { Seller } from '@/lib/platform/resources/providers';
import type { SiteVariant } from '@/lib/shared/sites/site-context';

/** Spec 3 §9: promo days are shown up to this number. */
const MOST_PROMO_DAYS = 90;

/** The free days for new users; null when there are none, and for a child. */
export function promptDays(
  seller: Pick<Seller, 'promoDays'> | null,
  { audience }: Pick<SiteVariant, 'audience'>,
): number | null {
  const days = seller?.promoDays ?? 0;
  return audience === 'everyone' && days > 0 && days <= MOST_PROMO_DAYS ? days : null;
}
