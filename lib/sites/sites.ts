import type { Locale } from '@/lib/i18n/locales';

/**
 * A brand or partner face of the product. One build serves every brand; what a brand changes is named after
 * the change and stands in this table only (DESIGN section 4).
 */
export interface Site {
  id: string;
  /** Names by which the site is reached, without port. The first is the canonical one. */
  hosts: readonly string[];
  name: string;
  defaultLocale: Locale;
  locales: readonly Locale[];
}

export const sites = [
  {
    id: 'taspa',
    hosts: ['taspa.localhost', 'localhost'],
    name: 'Taspa',
    defaultLocale: 'ru',
    locales: ['ru', 'kk', 'en', 'uz'],
  },
  {
    id: 'almatv',
    hosts: ['almatv.localhost'],
    name: 'AlmaTV × Taspa',
    defaultLocale: 'kk',
    locales: ['kk', 'ru', 'en'],
  },
] as const satisfies readonly Site[];

const defaultSite: Site = sites[0];

/** The site of a host name (with or without port); an unknown name is the main brand's. */
export function siteByHost(host: string | null): Site {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  return sites.find((site) => (site.hosts as readonly string[]).includes(name)) ?? defaultSite;
}

export function siteById(id: string): Site | null {
  return sites.find((site) => site.id === id) ?? null;
}
