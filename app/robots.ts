import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { originOf } from '@/lib/server/seo/site-origin';
import { siteByHost } from '@/lib/shared/sites/sites';

/** Where this site is found is known to a running server only. */
export const dynamic = 'force-dynamic';

/**
 * Also the connectivity ping of the player (spec 2 §7), so it is tiny and always up. Pages that are not for search engines
 * are not forbidden here: their noindex would not be read (quality E3).
 */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const site = siteByHost((await headers()).get('host'));
  const sitemap = new URL('/sitemap.xml', originOf(site)).href;
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap };
}
