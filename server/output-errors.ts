/**
 * Keeps the process alive when its output has been closed. Without a listener the failed write is an uncaught error,
 * and the framework would report each error on the same output, in an endless loop.
 */
export function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
