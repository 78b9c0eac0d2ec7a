import { isDevice } from './devices';

/** The inner route; the public address has the device in its query (spec 3 §2). */
const INNER = 'instructions';

/** In the inner address: no device is chosen. */
export const NO_DEVICE = '~';

/** The inner address of a public one: a stored page for each device, without a query. */
export function instructionsPath(pathname: string, query: URLSearchParams): string {
  const [, first, ...others] = pathname.split('/');
  if (first !== INNER) return pathname;
  if (others.length > 0) return `/${INNER}`;
  const device = query.get('device') ?? '';
  return `/${INNER}/${isDevice(device) ? device : NO_DEVICE}`;
}
