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
  'valibot',
  'opentype.js',
  'typebox',
  'qr',
  '@electric-sql',
  'entities',
  'p-queue',
  'p-timeout',
  'eventemitter3',
];

/** What Node loads once for each worker (platform/tests/support/loaded-once.cjs). Drivers of databases stay out: the rows that they make are compared. */
const packagesLoadedOnce = [
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
    // Its CommonJS build imports dynamically, which jest's sandbox refuses; its ESM build is translated instead.
    '^@electric-sql/pglite$': '<rootDir>/node_modules/@electric-sql/pglite/dist/index.js',
    '^@electric-sql/pglite/contrib/(\\w+)$': '<rootDir>/node_modules/@electric-sql/pglite/dist/contrib/$1.js',
  },
};

async function project({ loadedOnce = [], ...overrides }) {
  const config = await withNext({ ...common, ...overrides })();
  const loadOnce = '<rootDir>/platform/tests/support/loaded-once.cjs';
  const first = loadedOnce.map((name) => [`/node_modules/${name}/`, loadOnce]);
  return {
    ...config,
    transform: { ...Object.fromEntries(first), ...config.transform },
    transformIgnorePatterns: [
      `/node_modules/(?!(${[...esmPackages, ...loadedOnce].join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

export default async () => ({
  // The usual half of two cores would leave one idle.
  maxWorkers: '100%',
  // Only a limit: a test that waits for its turn beside the journeys takes many times its own seconds.
  testTimeout: 300_000,
  projects: [
    await project({
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
    }),
    await project({
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
    }),
    await project({
      displayName: 'component',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/component/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/dom.ts'],
    }),
    await project({
      displayName: 'platform',
      testEnvironment: '<rootDir>/platform/tests/support/environment.cjs',
      testMatch: ['<rootDir>/platform/tests/**/*.test.ts'],
      loadedOnce: packagesLoadedOnce,
    }),
  ],
});
