import type { MetadataRoute } from 'next';
import { brandHref } from '@/lib/server/brand/files';
import { GROUND } from '@/lib/server/brand/ground';
import { addressIn } from '@/lib/server/seo/alternates';
import { type Locale, localeTags } from '@/lib/shared/i18n/locales';
import { routes } from '@/lib/shared/routes';
import type { Site } from '@/lib/shared/sites/sites';

/** Named by the brand of the page: a browser that entered it by `?partner=` asks the host of another one. */
export const manifestHref = (site: Site, locale: Locale): string =>
  addressIn(`/brand/${site.id}/manifest.webmanifest`, locale, site);

export function manifestAnswer(site: Site, locale: Locale): Response {
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' };
  return new Response(JSON.stringify(webManifest(site, locale)), { headers });
}

/** The manifest of an installed brand. */
export function webManifest(site: Site, locale: Locale): MetadataRoute.Manifest {
  return {
    id: routes.home(),
    name: site.name,
    short_name: site.name,
    lang: localeTags[locale],
    start_url: routes.home(),
    scope: routes.home(),
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['entertainment', 'video'],
    icons: [
      { src: brandHref(site, 'icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: brandHref(site, 'icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: brandHref(site, 'icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
