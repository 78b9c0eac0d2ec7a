import { PROOF_PARAMETER } from './next-compat/router-requests';

/** Redirects of pages are paths; parsing them needs a base. */
const NOWHERE = 'http://inside';

/**
 * Headers of a redirect, with the query of the request: a stored page knows paths only, and would lose the time, the library or the
 * language (quality E3). The framework writes the address once for each part of a page that redirected; one of them is sent.
 */
export function withRequestQuery(headers: readonly string[], search: string): string[] {
  const complete: string[] = [];
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    const isAddress = name.toLowerCase() === 'location';
    if (!isAddress) complete.push(name, value);
    else if (!complete.includes(name)) complete.push(name, completed(value, search));
  }
  return complete;
}

function completed(location: string, search: string): string {
  const url = new URL(location, NOWHERE);
  for (const [name, value] of new URLSearchParams(search)) {
    // The router adds a new proof to the next request.
    if (name !== PROOF_PARAMETER && !url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === NOWHERE ? path : `${url.origin}${path}`;
}
