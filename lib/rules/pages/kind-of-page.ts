import { firstSegment } from '@/lib/rules/session/exempt-paths';

/** First words of the addresses of the product that lead to pages of one kind (`app/[site]/[locale]`). */
const KINDS: ReadonlySet<string> = new Set([
  ...['', 'startpage', 'movies', 'series', 'filtered', 'newyear', 'catalog', 'row', 'rowset'],
  ...['contents', 'content_embed', 'watch', 'trailers', 'persons', 'search'],
  ...['channels', 'channel_embed', 'channelsfree', 'guide'],
  ...['lk', 'lk_parental', 'my', 'account_mobile', 'packets', 'promo', 'gift', 'provider'],
  ...['news', 'faq', 'agreement', 'privacy', 'terms', 'app_store', 'geo_lock', 'offline'],
]);

/** Of an address whose first word only the platform knows: a page of its own, or nothing at all. */
export const OTHER = 'other';

/** Whoever makes up first words has one kind for all of them, with a share of its own (`server/constants.ts`); so has, while many are made up, what nobody knows under the others (`server/known-pages.ts`). */
export function kindOfPage(pathname: string): string {
  const first = firstSegment(pathname);
  return KINDS.has(first) ? first : OTHER;
}
