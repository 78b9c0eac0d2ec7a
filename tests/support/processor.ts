/**
 * The processor time of a piece of work, because wall time depends on other work of the machine.
 * @returns milliseconds of this process, with its garbage collection
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The processor time of the fastest of several turns of one work: the others may have had to be compiled, or to collect garbage. */
export async function fastestOf(turns: number, work: () => unknown): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns; turn += 1) fastest = Math.min(fastest, await processorTime(work));
  return fastest;
}
