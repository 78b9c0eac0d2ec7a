import type { NextRequest } from 'next/server';
import { guard } from './lib/server/guard/guard';

/** Comfort only: data is protected where it is (DESIGN section 1). */
export function middleware(request: NextRequest) {
  return guard(request);
}

export const config = {
  // Files and the API route themselves; everything a viewer can type is decided by the guard.
  matcher: [
    '/((?!_next/|api/|brand/|og/|healthz$|robots\\.txt$|service-worker\\.js$|sitemap\\.xml$|sitemaps/|favicon\\.ico$|manifest\\.webmanifest$).*)',
  ],
  runtime: 'nodejs',
};
