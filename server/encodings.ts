/** Smaller than a network packet: compression saves nothing. */
export const MIN_COMPRESSED = 1_024;

/**
 * Whether a browser that sends this `accept-encoding` reads that encoding. The header is split, because a pattern for all of
 * it tries every length of a run of spaces.
 */
export function accepts(accepted: string | undefined, name: 'br' | 'gzip'): boolean {
  if (!accepted?.includes(name)) return false;
  const codings = accepted.split(',').map((coding) => coding.split(';').map((part) => part.trim()));
  const coding = codings.find(([known]) => known === name);
  return coding !== undefined && Number((coding[1] ?? 'q=1').replace(/^q=/i, '')) > 0;
}
