/**
 * Keeps running when nobody reads the output any more. Without a listener the failed write is an uncaught error, and the framework reports
 * each of those on the same output, without end.
 */
export function surviveLostOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
