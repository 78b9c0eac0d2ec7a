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
