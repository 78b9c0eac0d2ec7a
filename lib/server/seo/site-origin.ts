import 'server-only';
import { env } from '@/lib/shared/env';
import { isMainSite, type Site } from '@/lib/shared/sites/sites';
import { type Absolute, absoluteTo } from './thing';

/** Where the main brand is found, for addresses that must be absolute. Without `SITE_URL` it is a development host. */
export function siteOrigin(): string {
  return env().SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
}

/**
 * Where a brand is found. A partner's pages are canonical on the partner's own host: under the main address the same
 * path is another page, in another language.
 */
export function originOf(site: Site): string {
  if (isMainSite(site)) return siteOrigin();
  const origin = new URL(siteOrigin());
  origin.hostname = site.hosts[0] ?? origin.hostname;
  return origin.origin;
}

/** Makes the addresses of a brand's pages absolute. */
export const absoluteOf = (site: Site): Absolute => absoluteTo(originOf(site));
