import { plain } from './head';

/** Links of a page in its HTML, as a crawler reads them. */

const ANCHOR = /<a\s[^>]*?href="([^"]*)"/g;
/** Internal addresses that a page links to: path and query, without the language and the fragment. */
export function linksOf(html: string, base: string): string[] {
  const page = new URL(base, 'http://site.invalid');
  const links = new Set<string>();
  for (const [, href = ''] of html.matchAll(ANCHOR)) {
    const url = new URL(plain(href), page);
    if (url.origin !== page.origin) continue;
    url.searchParams.delete('lang');
    links.add(url.pathname + url.search);
  }
  return [...links];
}

export const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;
