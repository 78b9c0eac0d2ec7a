import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What proxies say of a request. Without one of ours before us, whoever asks has written it. */
const SAID_BY_PROXIES = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** An IPv4 address as a socket for both kinds names it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * Writes into a request where it comes from, as far as that can be believed: one address, which everything behind goes by.
 *
 * @param trustedProxies how many proxies of ours stand before us and append to `x-forwarded-for`
 */
export function nameViewer(request: IncomingMessage, trustedProxies: number): string {
  const { headers, socket } = request;
  const said = trustedProxies > 0 ? forwarded(headers['x-forwarded-for'], trustedProxies) : null;
  if (trustedProxies === 0) for (const name of SAID_BY_PROXIES) delete headers[name];
  const address = (said ?? socket.remoteAddress ?? '').replace(MAPPED, '');
  headers['x-forwarded-for'] = address;
  return address;
}

/** As our outermost proxy saw it; what stands further left was written by the viewer. */
function forwarded(header: string | string[] | undefined, trustedProxies: number): string | null {
  const address = String(header ?? '')
    .split(',')
    .at(-trustedProxies)
    ?.trim();
  return address && isIP(address) ? address : null;
}
