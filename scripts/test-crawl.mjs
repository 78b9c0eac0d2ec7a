import { someJourneys } from './lib/some-journeys.mjs';

/**
 * Every page that links and the sitemap lead to, in all four languages, every page of a child's site, and every surface of every
 * brand as every viewer: `npm run test:all` follows some hundred links.
 */
await someJourneys({
  args: [
    ...['tests/e2e/crawl.spec.ts', 'tests/e2e/brand-crawl.spec.ts', 'tests/e2e/child.spec.ts'],
    // The combinations of a file are independent of each other.
    '--fully-parallel',
    ...['--grep', 'a crawl of the site|no page that links lead to|no dead end|every brand on every surface'],
  ],
  env: { WHOLE_CRAWL: '1' },
  workers: 2,
});
