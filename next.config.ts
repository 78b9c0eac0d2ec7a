import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/**
 * While the platform is away, a page's last good copy goes on for this long, not for the framework's default of a year; each renewal that
 * fails counts anew (facts/quality.md F02, docs/OPERATIONS.md "Stored pages").
 */
const LAST_GOOD_COPY_SECONDS = 7 * 24 * 60 * 60;

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are one gate of `npm run check`; doing them twice would only slow the first start.
  typescript: { ignoreBuildErrors: true },
  sassOptions: { loadPaths: [path.join(import.meta.dirname, 'styles')] },
  expireTime: LAST_GOOD_COPY_SECONDS,
  turbopack: { root: import.meta.dirname },
  // Stored pages live in memory only: on disk they would outlive a change of platform, port or seed.
  cacheMaxMemorySize: 256 * 1024 * 1024,
  // Pictures are the platform's: the framework's own door for them would resize and store whatever any address asks for.
  images: { unoptimized: true },
  experimental: { isrFlushToDisk: false },
};

export default withNextIntl(config);
