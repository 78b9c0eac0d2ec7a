/** The cookies of a request, read as the framework reads them: both have to see the same viewer. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(/; */)) {
    if (!pair) continue;
    const at = pair.indexOf('=');
    if (at < 0) cookies.set(pair, 'true');
    else setDecoded(cookies, pair.slice(0, at), pair.slice(at + 1));
  }
  return cookies;
}

/** The same for a request of ours. */
export function writeCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

function setDecoded(cookies: Map<string, string>, name: string, value: string): void {
  try {
    cookies.set(name, decodeURIComponent(value));
  } catch {
    // Nobody of ours wrote it.
  }
}
