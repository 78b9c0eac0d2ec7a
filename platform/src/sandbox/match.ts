/**
 * Whether a text is what a pattern with `*` for anything describes. By hand, because a regular expression with many `.*` takes
 * for ever over a text that nearly fits: each part is looked for once, behind the one before.
 */
function fits(parts: readonly string[], text: string): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** `GET /v2/rowsets*`: a method (any when left out) and an address in which `*` stands for anything. */
export function matcher(match: string): (method: string, url: string) => boolean {
  const parts = /^(?:([A-Za-z]+|\*)\s+)?(\S*)$/.exec(match.trim());
  const method = parts?.[1]?.toUpperCase() ?? '*';
  const pattern = (parts?.[2] ?? match.trim()).split(/\*+/);
  return (givenMethod, url) => {
    if (method !== '*' && method !== givenMethod) return false;
    // A match without a query means the path, whatever its parameters.
    return fits(pattern, url) || fits(pattern, url.split('?', 1)[0] ?? '');
  };
}
