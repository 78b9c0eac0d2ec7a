import { firstSegment } from '@/lib/rules/session/promo-path';

/**
 * The account and purchase pages: on other pages the viewer is in an ordinary browser context, with header
 * and footer.
 */
const PAGES: readonly string[] = [
  ...['account_mobile', 'lk', 'lk_parental', 'settings', 'tv'],
  ...['packets', 'provider', 'promo', 'gift'],
  ...['agreement', 'privacy', 'terms'],
];

/** Spec 1 §1 "Surfaces": the pages on which the context continues. */
export function isMobileAccountPage(pathname: string): boolean {
  return PAGES.includes(firstSegment(pathname));
}
