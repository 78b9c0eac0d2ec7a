import { xmlAnswer } from '@/lib/seo/sitemap/answer';
import { sitemapOfSitemaps } from '@/lib/seo/sitemap/files';
import { siteByHost } from '@/lib/sites/sites';

export const dynamic = 'force-dynamic';

/** Each brand lists the pages of its own host. */
export const GET = ({ headers }: Request) =>
  xmlAnswer(() => sitemapOfSitemaps(siteByHost(headers.get('host'))));
