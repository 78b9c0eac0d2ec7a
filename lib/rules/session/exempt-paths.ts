import { isEmbedPath } from '@/lib/shared/policy/embed-frame';
import { firstSegment, isPromoPath } from './promo-path';

/**
 * Spec 1 §2, spec 3 §2: pages that everyone can open, also without a required login and in a region that is
 * not served. The guard and the browser share this list.
 */
const EXEMPT: readonly string[] = [
  'agreement',
  'privacy',
  'terms',
  'geo_lock',
  'provider',
  'promo',
  'packet',
  'packets',
  'gift',
  'news',
  'faq',
  'app_store',
  'account_mobile',
  // Fetched by the service worker of everyone; a redirect could not be shown in the place of another page.
  'offline',
];

/** "Rules pages": `/rules` and the rules of campaigns with names after it. */
const RULES = 'rules';

export function isExempt(pathname: string): boolean {
  const first = firstSegment(pathname);
  return EXEMPT.includes(first) || first.startsWith(RULES) || isPromoPath(pathname);
}

/**
 * Pages that nobody without access is sent away from: the exempt ones, and embedded players, which show the reason
 * themselves, because other sites may not frame the page of the reason (spec 1 §8).
 */
export const staysWhenRefused = (pathname: string): boolean => isExempt(pathname) || isEmbedPath(pathname);

/** Spec 1 §6: areas that a guest cannot use. */
const ACCOUNT: readonly string[] = ['lk', 'lk_parental', 'settings'];

export function isAccountPage(pathname: string): boolean {
  return ACCOUNT.includes(firstSegment(pathname));
}
