// @ts-check
import path from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import replacedModules from './server/next-compat/browser/replaced-modules.cjs';

/** As `LAST_GOOD_COPY_SECONDS`, which this file cannot import from TypeScript (tests/unit/packages/next-config.test.ts compares them). */
const STORED_PAGE_SECONDS = 7 * 24 * 60 * 60;

/**
 * The framework's router brings a message for pages whose layout failed: English, and 1.2 KiB of every page. Ours takes its place, under both names by
 * which the framework imports it (docs/UPGRADING-NEXT.md "message for fatal errors").
 */
const FATAL_ERROR = Object.fromEntries(
  ['./builtin/global-error', '../components/builtin/global-error'].map((name) => [
    name,
    './app/global-error.tsx',
  ]),
);

const INSTEAD_IN_BROWSERS = Object.fromEntries(
  Object.entries(replacedModules).map(([name, file]) => [
    name,
    { browser: `./server/next-compat/browser/${file}.ts` },
  ]),
);

/** Only a build knows it: `next dev` serves its files itself. */
const assetsUrl = (process.env.NODE_ENV === 'production' && process.env.ASSETS_URL) || '';

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  assetPrefix: assetsUrl,
  // For `lib/shared/policy/assets-origin.ts` in browsers.
  env: { ASSETS_URL: assetsUrl },
  poweredByHeader: false,
  // Types are one gate of `npm run check`; checking them twice would only slow the first start.
  typescript: { ignoreBuildErrors: true },
  sassOptions: { loadPaths: [path.join(import.meta.dirname, 'styles')] },
  // Instead of the framework's default of a year. A failed renewal does not begin it again (`cacheHandler`).
  expireTime: STORED_PAGE_SECONDS,
  cacheHandler: path.join(import.meta.dirname, 'server/next-compat/page-store.cjs'),
  turbopack: { root: import.meta.dirname, resolveAlias: { ...FATAL_ERROR, ...INSTEAD_IN_BROWSERS } },
  // Stored pages live in memory only: on disk they would outlive a change of platform, port or seed.
  cacheMaxMemorySize: Number(process.env.PAGE_MEMORY_MB || 40) * 1024 * 1024,
  // Pictures are the platform's. The framework's own route for pictures would resize and store whatever any address names.
  images: { unoptimized: true },
  experimental: { isrFlushToDisk: false },
};

/**
 * The plugin of next-intl names a file to the compiler, so a server that is built does without it: it loads another compiler, which unpacks its
 * program into a folder that a container has not (read-only, with a `/tmp` from which nothing is executed).
 *
 * @param {string} phase
 */
export default async function configuration(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin('./lib/shared/i18n/request.ts')(config);
}
