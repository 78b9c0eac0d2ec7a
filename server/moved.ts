/** The framework knows no site of ours: an address of a redirect is a path. */
const NOWHERE = 'http://inside';

/**
 * Headers of a page that is elsewhere, with what was asked beside the path: a stored page knows paths only, and would lose the
 * time, the library or the language (facts/quality.md E3).
 */
export function withQuery(headers: readonly string[], search: string): string[] {
  return headers.map((value, at) => {
    const isAddress = at % 2 === 1 && headers[at - 1]?.toLowerCase() === 'location';
    return isAddress ? completed(value, search) : value;
  });
}

function completed(location: string, search: string): string {
  const url = new URL(location, NOWHERE);
  for (const [name, value] of new URLSearchParams(search)) {
    // The framework's own mark of a part is asked for anew by whoever follows.
    if (name !== '_rsc' && !url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === NOWHERE ? path : `${url.origin}${path}`;
}
