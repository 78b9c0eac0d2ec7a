import type { FastifyRequest } from 'fastify';

const secretParameters = /([?&](?:access_token|token|key)=)[^&#]*/gi;
/** Parts of a path that open something, or are somebody's: grants of streams, devices, phones. */
const secretParts =
  /(\/(?:hls|dash|relay)\/|\/self\/devices\/(?!device(?:[/?#]|$))|\/sandbox\/messenger\/)[^/?#]+/i;

/** Longer addresses are somebody's experiment and need not fill logs. */
const LONGEST = 500;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** An address without tokens, keys and grants; it ends somewhere. */
export function redactUrl(url: string): string {
  return cut(url.replace(secretParameters, '$1***').replace(secretParts, '$1***'));
}

/** Parameters that say which part of a list, which moment, which picture: of all others only the name is written down. */
const tellable = new Set(
  `format includes lang library_id limit now offset season start end date ts type force_https preview history
  w h crop cover provider`.split(/\s+/),
);

function redactQuery(query: string): string {
  const pairs = query.split('&').filter((pair) => pair !== '');
  const shown = pairs.map((pair) => {
    const [name = ''] = pair.split('=', 1);
    return tellable.has(name.toLowerCase()) ? pair : `${name.slice(0, 40)}=***`;
  });
  return shown.length > 0 ? `?${shown.join('&')}` : '';
}

/** Parameters of paths that open something or are somebody's. An `id` that is no number is a device's or a profile's. */
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
 * What the log says of a request: phones, what people search for and promo keys are in none of its lines, because values of a
 * query are left out unless they are known to be harmless. An address of no route may be anything, so only where it begins is told.
 */
export function loggedUrl({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const [path = '', query = ''] = url
    .split('#', 1)
    .join('')
    .split(/\?(.*)/s, 2);
  const pattern = routeOptions?.url;
  if (!pattern) return cut(`${path.split('/', 2).join('/')}/…`);
  return cut(redactPath(path, pattern) + redactQuery(query));
}
