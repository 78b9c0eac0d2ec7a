import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { originOf } from '@/lib/server/seo/site-origin';
import { siteByHost } from '@/lib/shared/sites/sites';

/** Only a running server knows its origin. */
export const dynamic = 'force-dynamic';

/**
 * Also the connectivity check of the player (spec 2 §7), so it is small and always available. Pages with
 * noindex are not disallowed here, because crawlers could not read their noindex (quality E3).
 */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const site = siteByHost((await headers()).get('host'));
  const sitemap = new URL('/sitemap.xml', originOf(site)).href;
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap };
}
