/** Smaller than a network packet: compression saves nothing. */
export const MIN_COMPRESSED = 1_024;

/** Whether a browser that sends this `accept-encoding` reads that encoding. */
export function accepts(accepted: string | undefined, name: 'br' | 'gzip'): boolean {
  if (!accepted?.includes(name)) return false;
  const match = new RegExp(`(?:^|[\\s,])${name}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i').exec(accepted);
  return match !== null && Number(match[1] ?? 1) > 0;
}
