/** http(s) only: text of the platform must not become script (quality R9). */
export function webAddress(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  return ['http:', 'https:'].includes(new URL(address).protocol) ? address : null;
}
