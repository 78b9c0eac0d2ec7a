/** What `npm test` runs of all tests (docs/decisions/0030-a-gate-of-a-quarter-of-an-hour.md). */

/** The tag of its journeys. */
export const GATE_TAG = '@gate';

/**
 * Patterns of test files that only `npm run test:all` runs. They start and kill servers, copy databases, or repeat one rule at each of its
 * steps: together four minutes of two cores.
 */
export const SLOW_FILES = [
  'platform/tests/backup/',
  'platform/tests/commerce/crash-steps\\.',
  'platform/tests/db/(replica|migrations|pglite-statements)\\.',
  'tests/contract/(server|killed|instances|login-methods)\\.',
];
