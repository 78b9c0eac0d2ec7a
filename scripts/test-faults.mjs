import { someJourneys } from './lib/some-journeys.mjs';

/** Every call of a playback, made to fail in every way: `npm run test:all` makes each fail in some. */
await someJourneys({ args: ['player-faults.spec.ts'], env: { ALL_FAULTS: '1' } });
