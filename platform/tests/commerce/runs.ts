import fc from 'fast-check';

/** A slice in `npm test`, all of them in `npm run test:money` (MONEY_RUNS). */
const isLong = process.env.MONEY_RUNS !== undefined;
const { MONEY_RUNS, MONEY_SEED, MONEY_MINUTES = '90' } = process.env;

interface Size {
  /** Sequences in `npm test`. */
  slice: number;
  /** How many sequences of the cheapest test one of these costs: the long run has as many fewer. */
  weight?: number;
}

/**
 * Runs random sequences. A long run ends at the first failure, without looking for a shorter one, and names the seed that
 * repeats it (MONEY_SEED); it also ends, and fails, after MONEY_MINUTES.
 */
export async function runSequences<Value>(
  property: fc.IRawProperty<Value>,
  { slice, weight = 1 }: Size,
): Promise<void> {
  const wanted = isLong ? Math.ceil(Number(MONEY_RUNS) / weight) : slice;
  const seed = MONEY_SEED === undefined ? {} : { seed: Number(MONEY_SEED) };
  const bounds = isLong
    ? { interruptAfterTimeLimit: Number(MONEY_MINUTES) * 60_000, endOnFailure: MONEY_SEED === undefined }
    : {};
  const report = await fc.check(property, { numRuns: wanted, ...seed, ...bounds });
  if (report.failed)
    throw new Error(`${fc.defaultReportMessage(report)}\nMONEY_SEED=${report.seed} repeats it.`);
  if (report.numRuns < wanted)
    throw new Error(`${report.numRuns} of ${wanted} sequences in ${MONEY_MINUTES} minutes, none failed.`);
  if (isLong)
    process.stdout.write(
      `${report.numRuns} sequences, seed ${report.seed}: ${expect.getState().currentTestName}\n`,
    );
}
