import { PLAYBACK_CALLS, type PlaybackCall } from './playback-calls.ts';

/**
 * Whether a text matches a pattern in which `*` stands for any text. Not a regular expression, because many `.*` take
 * too long on a text that nearly matches: here each part is searched once, after the previous one.
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

/** `GET /v2/rowsets*`: a method (optional) and an address in which `*` stands for any text; or the name of a playback call. */
export function matcher(match: string): (method: string, url: string) => boolean {
  const named = Object.hasOwn(PLAYBACK_CALLS, match) ? PLAYBACK_CALLS[match as PlaybackCall] : null;
  if (named) {
    const each = named.map(matcher);
    return (method, url) => each.some((matches) => matches(method, url));
  }
  const parts = /^(?:([A-Za-z]+|\*)\s+)?(\S*)$/.exec(match.trim());
  const method = parts?.[1]?.toUpperCase() ?? '*';
  const pattern = (parts?.[2] ?? match.trim()).split(/\*+/);
  return (givenMethod, url) => {
    if (method !== '*' && method !== givenMethod) return false;
    // A pattern without a query matches the path with any parameters.
    return fits(pattern, url) || fits(pattern, url.split('?', 1)[0] ?? '');
  };
}
