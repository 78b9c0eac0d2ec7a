import { firstSegment } from '@/lib/rules/session/exempt-paths';

/** The account and what it sells: who leaves them is in a browser again, with its header and footer. */
const PAGES: readonly string[] = [
  ...['account_mobile', 'lk', 'lk_parental', 'settings'],
  ...['packets', 'provider', 'promo', 'gift'],
  ...['agreement', 'privacy', 'terms'],
];

/** Spec 1 §1 "Surfaces": the pages that it goes on over. */
export function isMobileAccountPage(pathname: string): boolean {
  return PAGES.includes(firstSegment(pathname));
}
