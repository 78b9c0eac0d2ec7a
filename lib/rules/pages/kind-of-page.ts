import { firstSegment } from '@/lib/rules/session/promo-path';

/** First words of public addresses, each a kind of page (`app/[site]/[locale]`). */
const KINDS: ReadonlySet<string> = new Set([
  ...['', 'startpage', 'movies', 'series', 'filtered', 'newyear', 'catalog', 'row', 'rowset'],
  ...['contents', 'content_embed', 'watch', 'trailers', 'persons', 'search'],
  ...['channels', 'channel_embed', 'channelsfree', 'guide'],
  ...['lk', 'lk_parental', 'my', 'account_mobile', 'packets', 'promo', 'gift', 'provider', 'settings', 'tv'],
  ...[
    'news',
    'faq',
    'agreement',
    'privacy',
    'terms',
    'app_store',
    'instructions',
    'manual',
    'geo_lock',
    'offline',
  ],
]);

/** The kind of an address whose first word only the platform knows: a rowset, or a made-up address. */
export const OTHER = 'other';

/**
 * All unknown first words share one kind with its own limit (`server/constants.ts`); the same limit applies
 * to unknown addresses of a known kind while many are made up (`server/known-pages.ts`).
 */
export function kindOfPage(pathname: string): string {
  const first = firstSegment(pathname);
  return KINDS.has(first) ? first : OTHER;
}
