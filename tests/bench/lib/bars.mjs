/** What measurements are judged by, where more than one number is (docs/IMPORT.md "Large sources", docs/OPERATIONS.md "Memory"). */

const PLATFORM_MB = 400;

/** The worst figures of all imports. Those without `fails` are known not to be met, and are printed only. */
const IMPORT_BARS = [
  // A list is read whole, a guide in parts.
  { name: 'importMemory', title: 'memory of an import', unit: 'MB', bar: 600, fails: true },
  // An import must not block other answers: a little more than was measured on a machine with other work.
  { name: 'p99', title: 'p99 of the list', unit: 'ms', bar: 300, fails: true },
  { name: 'longest', title: 'longest answer', unit: 'ms', bar: 1_000, fails: false },
  { name: 'platformMemory', title: 'memory of the platform', unit: 'MB', bar: PLATFORM_MB, fails: false },
];

/** @param {Record<string, number>} most @returns {{lines: string[], failures: string[]}} */
export function importBars(most) {
  const judged = IMPORT_BARS.map(({ name, title, unit, bar, fails }) => {
    const value = most[name] ?? Number.POSITIVE_INFINITY;
    const isMet = value <= bar;
    const line = `${title}: ${value.toFixed(0)} ${unit} (≤ ${bar}: ${isMet ? 'met' : 'not met'})`;
    return { line, isFailure: fails && !isMet };
  });
  return {
    lines: judged.map(({ line }) => line),
    failures: judged.filter(({ isFailure }) => isFailure).map(({ line }) => line),
  };
}

/** @param {number[]} memory of platforms, in MB */
export const memoryFailures = (memory) =>
  memory
    .filter((mb) => mb > PLATFORM_MB)
    .map((mb) => `memory of a platform: ${mb.toFixed(0)} MB (≤ ${PLATFORM_MB})`);
