/** What `npm test` runs of all tests (docs/decisions/0030-a-gate-and-every-test.md). */

/** The tag of its journeys. */
export const GATE_TAG = '@gate';

/**
 * Patterns of test files that only `npm run test:all` runs. They start and kill servers, copy databases, draw pictures, import whole files,
 * or repeat one rule at each of its steps.
 */
export const SLOW_FILES = [
  'platform/tests/backup/',
  'platform/tests/catalogue/children\\.',
  'platform/tests/commerce/(crash|crash-steps)\\.',
  'platform/tests/db/(instances|migrations|open|pglite-queries|pglite-statements|replica)\\.',
  'platform/tests/http/(fuzz|shared-limits)\\.',
  'platform/tests/(images|import|seed)/',
  'platform/tests/objects/store\\.',
  'tests/contract/(attacks/(logs|slow-bodies)|child-levels|instances|killed|login-methods|lost-output|observability|promo|push|server|subscriptions|tracing|workers)\\.',
  'tests/unit/lib/platform/http/calls\\.',
  'tests/unit/lib/server/gateway/tabs\\.',
  'tests/unit/lib/server/session/shared-instances\\.',
  'tests/unit/player/ads/any-order\\.',
  'tests/unit/server/metrics/web-metrics\\.',
  'tests/unit/server/shared/instances\\.',
];
