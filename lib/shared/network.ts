import { isIP } from 'node:net';

/** Groups of an IPv6 address that one household has of its own; it chooses the other four as it likes. */
const OWN_GROUPS = 4;

/** By whom a limit counts: an IPv4 address, or the /64 of an IPv6 one. Else whoever has IPv6 has a new limit with each call. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return address;
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const behind = tail ? tail.split(':') : [];
  const between = tail === undefined ? [] : Array(8 - before.length - behind.length).fill('0');
  return `${[...before, ...between, ...behind].slice(0, OWN_GROUPS).join(':')}::/64`;
}
