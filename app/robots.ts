import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/seo/origin';

/** Where this site is found is known to a running server only. */
export const dynamic = 'force-dynamic';

/** Also the connectivity ping of the player (spec 2 §7), so it is tiny and always up. */
export default function robots(): MetadataRoute.Robots {
  const sitemap = new URL('/sitemap.xml', siteOrigin()).href;
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap };
}
