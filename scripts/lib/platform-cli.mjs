import { inRoot } from './paths.mjs';

/**
 * How the platform's command line is run. Imports make much garbage that lives briefly; a small nursery throws it away early,
 * which costs a little time and saves some 30 MB (`npm run bench:import`).
 */
export const platformCli = ['--max-semi-space-size=2', inRoot('platform/dist/cli.js')];
