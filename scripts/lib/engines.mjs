/**
 * The platform's tests run on PostgreSQL. These run on PGlite as well: chosen by counting, they send 576 of the 595 different
 * statements that the tests of everything with transactions, locks or SQL written by hand send (docs/PLATFORM.md "Database").
 * These are patterns of paths, as jest reads them.
 */
export const ON_BOTH_ENGINES = [
  'platform/tests/catalogue/history',
  // The test of crashes opens a folder of PGlite on either engine.
  'platform/tests/commerce/(buy|cards|promo|quality|renewals|subscriptions|transactions)\\.',
  'platform/tests/import/(air|cli|folder)\\.',
  'platform/tests/notices/',
  'platform/tests/search/routes',
  'platform/tests/seed/database',
  'platform/tests/session/(carry-over|devices|messenger|operator|partners|profiles|provider-settings|users)\\.',
];
