import type { Attributes } from './attributes.ts';

/** The keys that lists use for guides. */
const KEYS = ['url-tvg', 'x-tvg-url', 'tvg-url', 'url-epg'];
const BETWEEN = ' ,;\t';

function withoutEnds(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && BETWEEN.includes(text[from] as string)) from += 1;
  while (to > from && BETWEEN.includes(text[to - 1] as string)) to -= 1;
  return text.slice(from, to);
}

/** Every guide in the header of a list. An address may contain a comma: only before `http` it separates two addresses. */
export function guidesOf(header: Attributes): string[] {
  const written = KEYS.flatMap((key) => header[key]?.split(/[ ,;\t](?=https?:)/i) ?? []);
  return [...new Set(written.map(withoutEnds).filter((one) => one !== ''))];
}
