import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

/** The addresses whose answer is remembered: a viewer makes many requests, and a table of countries has thousands of ranges. */
const REMEMBERED = 5_000;

function remembered<Result>(find: (address: string) => Result): (address: string) => Result {
  const known = new LRUCache<string, { result: Result }>({ max: REMEMBERED });
  return (address) => {
    let found = known.get(address);
    if (!found) {
      found = { result: find(address) };
      known.set(address, found);
    }
    return found.result;
  };
}

/** Removes the IPv6 prefix that a server listening on both protocols gives to IPv4 addresses. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The network of an address: for IPv6 its first half, because one customer has all addresses of that half. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: between }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function addRange(list: BlockList, range: string): boolean {
  const [address = '', given] = range.trim().split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const prefix = given === undefined ? longest : /^\d{1,3}$/.test(given) ? Number(given) : -1;
  if (prefix < 0 || prefix > longest) return false;
  list.addSubnet(address, prefix, familyOf(address));
  return true;
}

/** Whether an address is inside one of these ranges (CIDR, or single addresses). An invalid range contains no address. */
export function isIn(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) addRange(list, range);
  return (address) => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
}

/** Splits `10.0.0.0/8, 192.0.2.1` into its ranges; null when a part is invalid. */
export function rangeList(text: string): string[] | null {
  const ranges = text.split(',').flatMap((piece) => piece.trim() || []);
  return ranges.every((range) => addRange(new BlockList(), range)) ? ranges : null;
}

/** This machine. */
export const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Whether the request comes from this machine, which has no country. */
export const isLoopback = remembered(isIn(LOOPBACK));

/** Reads `203.0.113.0/24=DE, 2001:db8::/32=DE` into a function from address to country; null when a part is invalid. */
export function countryTable(text: string): ((address: string) => string | null) | null {
  const table: { country: string; holds: (address: string) => boolean }[] = [];
  for (const part of text.split(',').filter((piece) => piece.trim() !== '')) {
    const [range = '', country = ''] = part.split('=').map((piece) => piece.trim());
    if (!/^[A-Z]{2}$/.test(country) || !addRange(new BlockList(), range)) return null;
    table.push({ country, holds: isIn([range]) });
  }
  return remembered((address) => table.find(({ holds }) => holds(address))?.country ?? null);
}
