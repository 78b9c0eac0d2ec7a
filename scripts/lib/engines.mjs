/**
 * The platform's tests run on PostgreSQL, where a test file costs half of what it costs on PGlite. What depends on the engine runs on
 * PGlite as well: subjects that write in transactions, take locks or have SQL written by hand (docs/PLATFORM.md "Database").
 * These are patterns of paths, as jest reads them.
 */
export const ON_BOTH_ENGINES = [
  'platform/tests/session/',
  'platform/tests/search/',
  'platform/tests/notices/',
  // The test of crashes opens a folder of PGlite on either engine.
  'platform/tests/commerce/(?!crash)',
  'platform/tests/import/air',
  'platform/tests/import/cli',
  'platform/tests/import/endpoint',
  'platform/tests/import/folder\\.',
  'platform/tests/catalogue/history',
  'platform/tests/catalogue/store',
  'platform/tests/channels/viewing',
  'platform/tests/seed/database',
];
