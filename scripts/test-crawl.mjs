import { someJourneys } from './lib/some-journeys.mjs';

/**
 * Every page that links and the sitemap lead to, in all four languages: `npm test` follows some hundred
 * links.
 */
await someJourneys({
  args: ['tests/e2e/crawl.spec.ts', '--project=catalogue'],
  env: { WHOLE_CRAWL: '1' },
});
