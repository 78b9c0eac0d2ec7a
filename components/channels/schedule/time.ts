/** The `datetime` attribute. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
