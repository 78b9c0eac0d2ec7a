import { manifestAnswer } from '@/lib/server/shell/manifest';
import { siteByHost } from '@/lib/shared/sites/sites';

/** By the host of the request, for applications that were installed with this address; pages name that of their brand. */
export function GET({ headers }: Request): Response {
  const site = siteByHost(headers.get('host'));
  return manifestAnswer(site, site.defaultLocale);
}
