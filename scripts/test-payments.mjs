import { someJourneys } from './lib/some-journeys.mjs';

/**
 * What a person does with money, through the bank of the sandbox: every seller from the arrival to an owned packet, every way to
 * refill, and what is rare. `npm run test:all` has one journey for each way to pay.
 */
await someJourneys({ args: ['--project=payments'], env: { EVERY_PAYMENT: '1' } });
