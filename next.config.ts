import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { LAST_GOOD_COPY_SECONDS } from './lib/platform/cache';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are one gate of `npm run check`; doing them twice would only slow the first start.
  typescript: { ignoreBuildErrors: true },
  sassOptions: { loadPaths: [path.join(import.meta.dirname, 'styles')] },
  // Not the framework's default of a year, and not counted anew by each renewal that fails.
  expireTime: LAST_GOOD_COPY_SECONDS,
  cacheHandler: path.join(import.meta.dirname, 'lib/platform/page-copies.cjs'),
  turbopack: { root: import.meta.dirname },
  // Stored pages live in memory only: on disk they would outlive a change of platform, port or seed.
  cacheMaxMemorySize: 256 * 1024 * 1024,
  // Pictures are the platform's: the framework's own door for them would resize and store whatever any address asks for.
  images: { unoptimized: true },
  experimental: { isrFlushToDisk: false },
};

export default withNextIntl(config);
