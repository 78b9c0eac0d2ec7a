import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Headers of proxies. Without a proxy of ours the client has written them. */
const PROXY_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** An IPv4 address as a dual-stack socket writes it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * Writes the address of the client into the request, as far as it can be trusted; all later code uses this
 * one address. Empty for a viewer who has reset the connection.
 * @param trustedProxies the number of our own proxies in front that append to `x-forwarded-for`
 */
export function nameViewer(request: IncomingMessage, trustedProxies: number): string {
  const { headers, socket } = request;
  const forwardedFor = trustedProxies > 0 ? forwarded(headers['x-forwarded-for'], trustedProxies) : null;
  if (trustedProxies === 0) for (const name of PROXY_HEADERS) delete headers[name];
  const address = (forwardedFor ?? socket.remoteAddress ?? '').replace(MAPPED, '');
  headers['x-forwarded-for'] = address;
  return address;
}

/** The address that our outermost proxy saw; entries to its left were written by the client. */
function forwarded(header: string | string[] | undefined, trustedProxies: number): string | null {
  const address = String(header ?? '')
    .split(',')
    .at(-trustedProxies)
    ?.trim();
  return address && isIP(address) ? address : null;
}
