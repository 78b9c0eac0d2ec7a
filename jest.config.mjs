import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

// Packages that ship ES modules only: jest runs CommonJS, so SWC has to translate them.
const esmPackages = [
  'nock',
  '@mswjs',
  'outvariant',
  'next-intl',
  'use-intl',
  'icu-minify',
  '@formatjs',
  'intl-messageformat',
  'valibot',
  'opentype.js',
  'typebox',
  'qr',
  'entities',
  'p-queue',
  'p-timeout',
  'eventemitter3',
  'lodash-es',
];

/** What Node loads once for each worker, beside the platform's own code (platform/tests/support/loaded-once.cjs). */
const packagesLoadedOnce = [
  '@electric-sql/pglite',
  'fastify',
  '@fastify',
  'typebox',
  'drizzle-orm',
  'sharp',
  'saxes',
  'mp4box',
  'qr',
  'opentype.js',
];

const common = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/support/empty.cjs',
  },
};

async function project({ loadedOnce = [], ...overrides }) {
  const config = await withNext({ ...common, ...overrides })();
  const loadOnce = '<rootDir>/platform/tests/support/loaded-once.cjs';
  const first = loadedOnce.map((place) => [place, loadOnce]);
  return {
    ...config,
    transform: { ...Object.fromEntries(first), ...config.transform },
    transformIgnorePatterns: [
      `/node_modules/(?!(${[...esmPackages, ...(loadedOnce.length > 0 ? packagesLoadedOnce : [])].join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

export default async () => ({
  // One more than there are processors: tests also wait, for a database or a timer, which left a sixth of the processors idle.
  maxWorkers: availableParallelism() + 1,
  // Only a limit: on a busy machine a test takes many times its own seconds.
  testTimeout: 300_000,
  projects: [
    await project({
      displayName: 'unit',
      testEnvironment: 'node',
      roots: ['<rootDir>/tests/unit'],
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
    }),
    await project({
      displayName: 'contract',
      testEnvironment: 'node',
      roots: ['<rootDir>/tests/contract'],
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
    }),
    await project({
      displayName: 'component',
      testEnvironment: '<rootDir>/tests/support/jsdom-environment.cjs',
      roots: ['<rootDir>/tests/component'],
      testMatch: ['<rootDir>/tests/component/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/dom.ts'],
    }),
    await project({
      displayName: 'platform',
      testEnvironment: '<rootDir>/platform/tests/support/environment.cjs',
      roots: ['<rootDir>/platform/tests'],
      testMatch: ['<rootDir>/platform/tests/**/*.test.ts'],
      loadedOnce: ['/platform/src/', ...packagesLoadedOnce.map((name) => `/node_modules/${name}/`)],
    }),
  ],
});
