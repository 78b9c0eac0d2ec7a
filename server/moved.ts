/** The framework knows no site of ours: an address of a redirect is a path. */
const NOWHERE = 'http://inside';

/**
 * Headers of a page that is elsewhere, with what was asked beside the path: a stored page knows paths only, and would lose the
 * time, the library or the language (facts/quality.md E3). The framework says the address once for each part of a page that
 * led away; readers take one.
 */
export function withQuery(headers: readonly string[], search: string): string[] {
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
    // The framework's own mark of a part is asked for anew by whoever follows.
    if (name !== '_rsc' && !url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === NOWHERE ? path : `${url.origin}${path}`;
}
