import { sitemapOfSitemaps } from '@/lib/server/sitemap/files';
import { xmlAnswer } from '@/lib/server/sitemap/sitemap-answer';
import { siteByHost } from '@/lib/shared/sites/sites';

export const dynamic = 'force-dynamic';

/** Each brand lists the pages of its own host. */
export const GET = ({ headers }: Request) =>
  xmlAnswer(() => sitemapOfSitemaps(siteByHost(headers.get('host'))));
