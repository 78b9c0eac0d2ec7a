import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not part of the public internet: RFC 6890 and similar ones. */
const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv4');
}

/** The public IPv6 internet (RFC 4291, global unicast); everything else is local to a machine or a network. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
/** Exceptions inside it: tunnels that contain an IPv4 address, and example addresses. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv6');
}

/** Whether only we could reach an address: our own machine or our own network. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPrivateAddress(mapped);
  const version = isIP(address);
  if (version === 4) return reserved.check(address, 'ipv4');
  return version === 0 || !global6.check(address, 'ipv6') || reserved.check(address, 'ipv6');
}
