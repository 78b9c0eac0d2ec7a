import { someJourneys } from './lib/some-journeys.mjs';

/** Everything that axe looks at, in all four languages: `npm test` looks at each place in one of them. */
await someJourneys({
  args: ['--project=catalogue', '--project=viewers', '--grep=axe|accessible'],
  env: { ALL_LANGUAGES: '1' },
});
