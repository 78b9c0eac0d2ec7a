import 'server-only';
import { cookies } from '@/lib/server/session/cookies';
import { siteVariantOf } from '@/lib/shared/sites/of-request';
import type { Site } from '@/lib/shared/sites/sites';

/** The first page of what the viewer sees: of the site, or of the account inside an application (spec 1 §1 "Surfaces"). */
export async function homeOf(request: Request): Promise<string> {
  return siteVariantOf(request.headers.get('host'), await cookies()).context.home;
}

/** The brand of the page that sent the request. */
export async function siteOf(request: Request): Promise<Site> {
  return siteVariantOf(request.headers.get('host'), await cookies()).site;
}
