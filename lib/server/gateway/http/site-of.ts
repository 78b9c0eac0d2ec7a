import 'server-only';
import { cookies } from '@/lib/server/session/cookies';
import { siteVariantOf } from '@/lib/shared/sites/of-request';
import type { Site } from '@/lib/shared/sites/sites';

/** The brand of the page that sent the request. */
export async function siteOf(request: Request): Promise<Site> {
  return siteVariantOf(request.headers.get('host'), await cookies()).site;
}
