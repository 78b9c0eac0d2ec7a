import type { MetadataRoute } from 'next';

/** Also the connectivity ping of the player (spec 2 §7), so it is tiny and always up. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' } };
}
