import 'server-only';
import { env } from '@/lib/shared/env';
import { isMainSite, type Site } from '@/lib/shared/sites/sites';
import { type Absolute, absoluteTo } from './thing';

/** The origin of the main brand, for absolute addresses. Without `SITE_URL` it is a development host. */
function siteOrigin(): string {
  return env().SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
}

/**
 * The origin of a brand. A partner's pages are canonical on the partner's own host, because the same path on
 * the main host is another page in another language.
 */
export function originOf(site: Site): string {
  if (isMainSite(site)) return siteOrigin();
  const origin = new URL(siteOrigin());
  origin.hostname = site.hosts[0] ?? origin.hostname;
  return origin.origin;
}

/** Makes addresses of a brand's pages absolute. */
export const absoluteOf = (site: Site): Absolute => absoluteTo(originOf(site));
