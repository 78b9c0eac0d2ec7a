import { type APIRequestContext, expect, test } from '@playwright/test';
import { linksOf, pathOf } from './support/links';

/** Enough to meet every kind of page many times, and to stay within a minute. */
const MOST_PAGES = 250;
/** Kinds with many members must not crowd out the others. */
const MOST_OF_A_KIND = 40;
/** The two servers share two cores with this test: more at once is not faster. */
const AT_ONCE = 4;

interface Found {
  path: string;
  from: string;
}

interface Crawl {
  dead: string[];
  seen: Set<string>;
}

/** `/contents/x` and `/contents/y` are of one kind; a page with a name of its own is one. */
function kindOf(path: string): string {
  const [own = '', query] = path.split('?');
  if (query) return 'filtered';
  const parts = own.split('/');
  return parts.length > 2 ? `${parts[1]}/${parts.length}` : 'page';
}

/** Follows the links of pages breadth first, by plain HTTP, like a crawler of a search engine. */
async function crawl(request: APIRequestContext, lang: string): Promise<Crawl> {
  const seen = new Set(['/']);
  const dead: string[] = [];
  const kinds = new Map<string, number>();
  let level: Found[] = [{ path: '/', from: 'the address line' }];
  while (level.length > 0) {
    const next: Found[] = [];
    const visit = async ({ path, from }: Found) => {
      const joint = path.includes('?') ? '&' : '?';
      const response = await request.get(`${path}${joint}lang=${lang}`);
      if (response.status() !== 200) dead.push(`${path} on ${from}: ${response.status()}`);
      else if (response.headers()['content-type']?.startsWith('text/html')) {
        for (const link of linksOf(await response.text(), path)) {
          const kind = kindOf(link);
          const known = kinds.get(kind) ?? 0;
          if (seen.has(link) || seen.size >= MOST_PAGES || known >= MOST_OF_A_KIND) continue;
          seen.add(link);
          kinds.set(kind, known + 1);
          next.push({ path: link, from: path });
        }
      }
    };
    for (let at = 0; at < level.length; at += AT_ONCE) {
      await Promise.all(level.slice(at, at + AT_ONCE).map(visit));
    }
    level = next;
  }
  return { dead, seen };
}

test.describe('no dead link anywhere', () => {
  for (const lang of ['ru', 'uz']) {
    test(`every link that can be reached from the home page answers, ${lang}`, async ({ request }) => {
      test.setTimeout(240_000);
      const { dead, seen } = await crawl(request, lang);
      expect(dead).toEqual([]);
      // The walk met every kind of page, so an empty list of dead links says something.
      const kinds = new Set([...seen].map((path) => pathOf(path).split('/')[1]));
      for (const kind of ['movies', 'series', 'contents', 'watch', 'channels', 'row', 'persons']) {
        expect(kinds).toContain(kind);
      }
      expect(seen.size).toBeGreaterThan(100);
    });
  }
});
