import type { NextRequest } from 'next/server';
import { guard } from './lib/server/guard/guard';

/** A convenience, not a protection: data is protected where it is read (DESIGN section 1). */
export function middleware(request: NextRequest) {
  return guard(request);
}

export const config = {
  // Excludes files and API routes; every address that a viewer can type goes to the guard.
  matcher: [
    '/((?!_next/|api/|brand/|og/|healthz$|robots\\.txt$|service-worker\\.js$|sitemap\\.xml$|sitemaps/|favicon\\.ico$|manifest\\.webmanifest$).*)',
  ],
  runtime: 'nodejs',
};
