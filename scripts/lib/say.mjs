/** Output of the commands: one line a step, one sentence for an error. */

/** An error for the person at the terminal: the problem and what to do. */
export class Advice extends Error {}

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/**
 * Runs one step and prints its duration.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const from = Date.now();
  process.stdout.write(`• ${title} …\n`);
  const result = await work();
  process.stdout.write(`  ✓ ${title} (${seconds(from)})\n`);
  return result;
}

/**
 * The outermost frame of a command: Advice is printed as one sentence, other errors with their stack; both
 * exit with 1.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    const text = error instanceof Advice ? error.message : (error?.stack ?? String(error));
    process.stderr.write(`\n✗ ${text}\n`);
    process.exitCode = 1;
  }
}
