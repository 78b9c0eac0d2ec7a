/** How many random sequences: a slice in `npm test`, all of them in `npm run test:money` (MONEY_RUNS). */
export const runsOf = (slice: number): number => Number(process.env.MONEY_RUNS ?? slice);

/** A sequence that failed is repeated with its seed (MONEY_SEED). */
export const seedOfRuns = (): { seed?: number } =>
  process.env.MONEY_SEED ? { seed: Number(process.env.MONEY_SEED) } : {};
