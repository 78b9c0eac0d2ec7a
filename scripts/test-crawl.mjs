import { someJourneys } from './lib/some-journeys.mjs';

/**
 * Every page that links and the sitemap lead to, in all four languages, and every page of a child's site: `npm test` follows
 * some hundred links.
 */
await someJourneys({
  args: [
    ...['tests/e2e/crawl.spec.ts', 'tests/e2e/child.spec.ts'],
    ...['--grep', 'a crawl of the site|no page that links lead to'],
  ],
  env: { WHOLE_CRAWL: '1' },
});
