import 'server-only';
import type { CSSProperties } from 'react';
import { accentTokens } from '@/lib/shared/sites/accent';
import type { Site } from '@/lib/shared/sites/sites';
import { brandHref } from './files';

/**
 * The tokens of a brand for the document of its pages, which are stored for each brand: so its colours are there in the
 * first paint.
 */
export function brandStyle(site: Site): CSSProperties {
  const tokens = Object.entries(accentTokens(site.accent)).map(([name, color]) => [`--${name}`, color]);
  const hero = site.hero ? [['--hero-art', `url(${brandHref(site, 'hero.svg')})`]] : [];
  return Object.fromEntries([...tokens, ...hero]) as CSSProperties;
}
