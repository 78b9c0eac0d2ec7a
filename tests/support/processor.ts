/**
 * What a piece of work takes of the processor, not the time that passes meanwhile: a busy machine must fail no test.
 * @returns milliseconds of this process, its garbage collection included
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
