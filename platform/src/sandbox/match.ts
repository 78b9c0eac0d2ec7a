/** `GET /v2/rowsets*`: a method (any when left out) and an address in which `*` stands for anything. */
export function matcher(match: string): (method: string, url: string) => boolean {
  const parts = /^(?:([A-Za-z]+|\*)\s+)?(\S*)$/.exec(match.trim());
  const method = parts?.[1]?.toUpperCase() ?? '*';
  const glob = parts?.[2] ?? match.trim();
  const escaped = glob.split('*').map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${escaped.join('.*')}$`, 's');
  return (givenMethod, url) => {
    if (method !== '*' && method !== givenMethod) return false;
    // A match without a query means the path, whatever its parameters.
    return pattern.test(url) || pattern.test(url.split('?', 1)[0] ?? '');
  };
}
