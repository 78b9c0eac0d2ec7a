import { Advice } from '../../../scripts/lib/say.mjs';

/**
 * Faults that could not be made here: the last line of the command, and in CI, which has all that they take, a failure.
 * @param {string[]} skipped @param {boolean} isCi
 * @throws Advice
 */
export function judgeSkipped(skipped, isCi) {
  if (skipped.length === 0) return '';
  const words = `Not done here: ${skipped.join('; ')}`;
  if (isCi) throw new Advice(words);
  return `${words}\n`;
}
