import { someJourneys } from './lib/some-journeys.mjs';

/** Every axe check in all four languages: `npm run test:all` runs each in one of them. */
await someJourneys({
  args: ['--project=catalogue', '--project=viewers', '--grep=axe|accessible'],
  env: { ALL_LANGUAGES: '1' },
});
