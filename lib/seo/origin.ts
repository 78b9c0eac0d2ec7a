import 'server-only';
import { env } from '@/lib/env';

/** Where this site is found, for addresses that must be absolute. Without `SITE_URL` it is a development host. */
export function siteOrigin(): string {
  return env().SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
}
