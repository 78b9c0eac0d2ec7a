import fc from 'fast-check';

/** A slice in `npm test`, all of them in `npm run test:money` (MONEY_RUNS). */
const isLong = process.env.MONEY_RUNS !== undefined;
const { MONEY_RUNS, MONEY_SEED, MONEY_MINUTES = '45' } = process.env;
const SAY_MS = 30_000;

interface Size {
  /** Sequences in `npm test`. */
  slice: number;
  /** How many sequences of the cheapest test one of these costs: the long run has as many fewer. */
  weight?: number;
}

const say = (line: string): boolean =>
  process.stdout.write(`${line}: ${expect.getState().currentTestName}\n`);

/** A long run says now and then how far it is. */
function saying<Value>(property: fc.IRawProperty<Value>, wanted: number): fc.IRawProperty<Value> {
  const began = Date.now();
  let done = 0;
  let said = began;
  const run: typeof property.run = (value) => {
    const now = Date.now();
    if (now - said > SAY_MS) {
      said = now;
      say(`${done} of ${wanted} sequences, ${((now - began) / done).toFixed(0)} ms each`);
    }
    done += 1;
    return property.run(value);
  };
  return Object.assign(Object.create(property), { run });
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
  const began = Date.now();
  const report = await fc.check(isLong ? saying(property, wanted) : property, {
    ...{ numRuns: wanted, ...seed, ...bounds },
  });
  if (report.failed)
    throw new Error(`${fc.defaultReportMessage(report)}\nMONEY_SEED=${report.seed} repeats it.`);
  if (report.numRuns < wanted)
    throw new Error(`${report.numRuns} of ${wanted} sequences in ${MONEY_MINUTES} minutes, none failed.`);
  const took = (Date.now() - began) / report.numRuns;
  if (isLong) say(`${report.numRuns} sequences of ${took.toFixed(1)} ms, seed ${report.seed}`);
}
