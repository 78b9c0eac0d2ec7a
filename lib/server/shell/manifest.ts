import type { MetadataRoute } from 'next';
import { brandHref } from '@/lib/server/brand/files';
import { GROUND } from '@/lib/server/brand/ground';
import { localeTags } from '@/lib/shared/i18n/locales';
import { routes } from '@/lib/shared/routes';
import type { Site } from '@/lib/shared/sites/sites';

/** The manifest of an installed brand. */
export function webManifest(site: Site): MetadataRoute.Manifest {
  return {
    id: routes.home(),
    name: site.name,
    short_name: site.name,
    lang: localeTags[site.defaultLocale],
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
