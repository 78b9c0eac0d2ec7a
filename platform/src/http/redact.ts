import type { FastifyRequest } from 'fastify';

const secretParameters = /([?&](?:access_token|token|key)=)[^&#]*/gi;
/** Secret or personal parts of a path: stream grants, devices, phones. */
const secretParts =
  /(\/(?:hls|dash|relay)\/|\/self\/devices\/(?!device(?:[/?#]|$))|\/sandbox\/messenger\/)[^/?#]+/i;

/** Longer addresses are not normal and must not fill the log. */
const LONGEST = 500;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** An address without tokens, keys and grants, cut to a limit. */
export function redactUrl(url: string): string {
  return cut(url.replace(secretParameters, '$1***').replace(secretParts, '$1***'));
}

/** Parameters that select a part of a list, a moment or a picture; of all others only the name is logged. */
const harmless = new Set(
  `format includes lang library_id limit now offset season start end date ts type force_https preview history
  w h crop cover provider`.split(/\s+/),
);

function redactQuery(query: string): string {
  const pairs = query.split('&').filter((pair) => pair !== '');
  const shown = pairs.map((pair) => {
    const [name = ''] = pair.split('=', 1);
    return harmless.has(name.toLowerCase()) ? pair : `${name.slice(0, 40)}=***`;
  });
  return shown.length > 0 ? `?${shown.join('&')}` : '';
}

/** Secret or personal path parameters. An `id` that is not a number belongs to a device or a profile. */
const secretSegments = new Set([':grant', ':key', ':phone']);

function redactPath(path: string, pattern: string): string {
  const names = pattern.split('/');
  const isSecret = (segment: string, name: string | undefined) =>
    secretSegments.has(name ?? '') || (name === ':id' && !/^\d+$/.test(segment));
  return path
    .split('/')
    .map((segment, at) => (isSecret(segment, names[at]) ? '***' : segment))
    .join('/');
}

/**
 * The address as it is logged. Values of a query are left out unless they are known to be harmless, so no line has phones,
 * search texts or promo keys. An address without a route may contain anything, so only its beginning is logged.
 */
export function loggedUrl({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const [address = ''] = url.split('#', 1);
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  const query = at < 0 ? '' : address.slice(at + 1);
  const pattern = routeOptions?.url;
  if (!pattern) return cut(`${path.split('/', 2).join('/')}/…`);
  return cut(redactPath(path, pattern) + redactQuery(query));
}
