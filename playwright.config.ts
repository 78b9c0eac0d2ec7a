import { defineConfig } from '@playwright/test';
import { WITHOUT_PICTURES } from './tests/e2e/support/browser';

/** Journeys that start servers of their own. */
const OWN_SERVERS = /(outage|import)\.spec\.ts$/;

/** Journeys about login, account and profiles. */
const VIEWERS =
  /(account|child|login|login-methods|modals|packets|parental|payments|profiles|promo|qr-codes|subscriptions)\.spec\.ts$/;

/** Journeys of `npm run test:payments`; `npm run test:all` runs those of payments.spec.ts. */
const SLOW = /every-payment\.spec\.ts$/;

/** A worker has a stack of its own: faults and limits are set for a whole platform. */
const stacks: Array<{ siteUrl: string; platformUrl: string }> = JSON.parse(
  process.env.STACKS_UNDER_TEST ?? '[]',
);
const own = stacks[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
if (own) Object.assign(process.env, { SITE_UNDER_TEST: own.siteUrl, PLATFORM_UNDER_TEST: own.platformUrl });

/** Journeys against the production build; `scripts/test.mjs` starts the stacks and names their addresses. */
export default defineConfig({
  projects: [
    { name: 'catalogue', testIgnore: [OWN_SERVERS, VIEWERS, SLOW] },
    { name: 'viewers', testMatch: VIEWERS },
    { name: 'own-servers', testMatch: OWN_SERVERS },
    ...(process.env.EVERY_PAYMENT ? [{ name: 'payments', testMatch: SLOW }] : []),
  ],
  testDir: './tests/e2e',
  workers: stacks.length || 1,
  // Only a limit: what is waited for are facts, and a machine that builds beside it is slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  outputDir: './test-results',
  use: {
    baseURL: process.env.SITE_UNDER_TEST ?? 'http://localhost:3000',
    // While one starts, what a journey makes fail may reach the server all the same; journeys about it let it in.
    serviceWorkers: 'block',
    // Drawing what moves took a seventh of the processor time (docs/decisions/0023-journeys-with-less-motion.md).
    contextOptions: { reducedMotion: 'reduce' },
    ...WITHOUT_PICTURES,
  },
});
