import { isIP } from 'node:net';

/** The groups of an IPv6 address that belong to one household; it can choose the other four freely. */
const OWN_GROUPS = 4;

/**
 * The key of a limit: an IPv4 address, or the /64 of an IPv6 one. Otherwise a viewer with IPv6 would have a
 * new limit with each call.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return address;
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const between = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  return `${[...before, ...between, ...after].slice(0, OWN_GROUPS).join(':')}::/64`;
}
