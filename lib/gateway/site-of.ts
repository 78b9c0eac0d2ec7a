import 'server-only';
import { cookies } from 'next/headers';
import { surfaceOf } from '@/lib/sites/of-request';
import type { Site } from '@/lib/sites/sites';

/** The brand whose page asks. */
export async function siteOf(request: Request): Promise<Site> {
  return surfaceOf(request.headers.get('host'), await cookies()).site;
}
