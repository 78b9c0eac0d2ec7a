import fc from 'fast-check';

/** `npm run test:money` sets how many sequences a long run has, and the name of its part; a seed repeats one. */
const { MONEY_RUNS, MONEY_PART = '', MONEY_SEED } = process.env;
const isLong = MONEY_RUNS !== undefined;
/** A test of a long run has no more sequences than these: it ends within its limit, and what it broke is soon repeated. */
const A_TEST = 250;
/** Many times what a sequence takes, because a long run gets only what the machine has left. */
const A_SEQUENCE_S = 12;
/** A test that hangs is ended by Jest, a slow one by its own count. */
const HANGING_S = 120;

interface Size {
  /** Sequences in `npm test`. */
  slice: number;
  /** How many sequences of the cheapest test one of these costs: the long run has as many fewer. */
  weight?: number;
}

interface Run {
  wanted: number;
  seconds: number;
}

async function runSequences<Value>(
  property: fc.IRawProperty<Value>,
  { wanted, seconds }: Run,
): Promise<string> {
  const seed = MONEY_SEED === undefined ? {} : { seed: Number(MONEY_SEED) };
  // A long run looks for no shorter example, except for a seed that is repeated.
  const bounds = isLong
    ? { interruptAfterTimeLimit: seconds * 1000, endOnFailure: MONEY_SEED === undefined }
    : {};
  const began = Date.now();
  const report = await fc.check(property, { numRuns: wanted, ...seed, ...bounds });
  if (report.failed)
    throw new Error(`${fc.defaultReportMessage(report)}\nMONEY_SEED=${report.seed} repeats it.`);
  if (report.numRuns < wanted)
    throw new Error(`${report.numRuns} of ${wanted} sequences in ${seconds} s, none failed.`);
  const took = (Date.now() - began) / report.numRuns;
  return `${took.toFixed(1)} ms each, seed ${report.seed}`;
}

/**
 * Defines the test of a rule that no random sequence may break: one test with a slice of them in `npm test`. A long run has as
 * many tests as its sequences need, says after each how far it is, and tries nothing more after the first failure.
 */
export function testSequences<Value>(
  name: string,
  { slice, weight = 1 }: Size,
  property: () => fc.IRawProperty<Value>,
): void {
  const all = isLong ? Math.ceil(Number(MONEY_RUNS) / weight) : slice;
  const most = isLong && MONEY_SEED === undefined ? A_TEST : all;
  let isBroken = false;
  for (let done = 0; done < all; done += most) {
    const wanted = Math.min(most, all - done);
    const seconds = wanted * A_SEQUENCE_S;
    const part = most < all ? `, from ${done + 1}` : '';
    const limit = isLong ? (seconds + HANGING_S) * 1000 : undefined;
    const run = async () => {
      if (isBroken) throw new Error('It was not tried, because an earlier sequence has failed.');
      // Also when Jest ends a test that hangs.
      isBroken = true;
      const measured = await runSequences(property(), { wanted, seconds });
      isBroken = false;
      if (isLong)
        process.stdout.write(`${MONEY_PART}: ${done + wanted} of ${all} sequences, ${measured}: ${name}\n`);
    };
    test(`${name}${part}`, run, limit);
  }
}
