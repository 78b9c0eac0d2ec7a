/**
 * An address that the platform gave to browsers, as our server reaches it: by the internal address of the platform. Unchanged when it
 * is on another host.
 * @param publicUrl how browsers reach the platform, where that differs from `internalUrl`
 */
export function internalAddress(address: string, publicUrl: string | undefined, internalUrl: string): string {
  if (!publicUrl || !URL.canParse(address)) return address;
  const { origin, pathname, search } = new URL(address);
  if (origin !== new URL(publicUrl).origin) return address;
  return `${internalUrl.replace(/\/$/, '')}${pathname}${search}`;
}
