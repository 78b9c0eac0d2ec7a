import { linksOf } from './links';
import { inPortions } from './portions';

/** A page as a program finds it that follows links. */
export interface Page {
  path: string;
  /** The page that led here. */
  from: string;
  /** 0: no answer at all. */
  status: number;
  /** Empty for what is no page. */
  html: string;
}

export interface Bounds {
  /** Pages in all, and of a kind: those with many members must not crowd out the others. */
  pages: number;
  ofAKind: number;
}

/** `/contents/x` and `/contents/y` are of one kind; a page with a name of its own is one. */
function kindOf(path: string): string {
  const [own = '', query] = path.split('?');
  if (query) return 'filtered';
  const parts = own.split('/');
  return parts.length > 2 ? `${parts[1]}/${parts.length}` : 'page';
}

/** Fetches in the language; redirects are followed, because people follow them, too. */
async function visit(site: string, lang: string, path: string, from: string): Promise<Page> {
  const joint = path.includes('?') ? '&' : '?';
  const response = await fetch(new URL(`${path}${joint}lang=${lang}`, site)).catch(() => null);
  if (!response) return { path, from, status: 0, html: '' };
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = await response.text();
  return { path, from, status: response.status, html: isPage ? body : '' };
}

/** Follows the links of pages breadth first, by plain HTTP, like a crawler of a search engine; `seen` is told of each. */
export async function crawl(
  { site, lang, bounds, starts }: { site: string; lang: string; bounds: Bounds; starts: readonly string[] },
  seen: (page: Page) => void,
): Promise<string[]> {
  const known = new Set(starts);
  const kinds = new Map<string, number>();
  let level = starts.map((path) => ({ path, from: 'the address line' }));
  while (level.length > 0) {
    const next: typeof level = [];
    const look = async ({ path, from }: (typeof level)[number]) => {
      const page = await visit(site, lang, path, from);
      seen(page);
      if (page.status !== 200) return;
      for (const link of linksOf(page.html, path)) {
        const kind = kindOf(link);
        const met = kinds.get(kind) ?? 0;
        if (known.has(link) || known.size >= bounds.pages || met >= bounds.ofAKind) continue;
        known.add(link);
        kinds.set(kind, met + 1);
        next.push({ path: link, from: path });
      }
    };
    await inPortions(level, look);
    level = next;
  }
  return [...known];
}

/** What a sitemap and its files name, without the language: each once. */
export async function sitemapPaths(site: string): Promise<string[]> {
  const locs = async (address: string) => {
    const xml = await (await fetch(new URL(new URL(address, site).pathname, site))).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
  };
  const paths = new Set<string>();
  for (const file of await locs('/sitemap.xml')) {
    for (const address of await locs(file)) {
      const url = new URL(address);
      url.searchParams.delete('lang');
      paths.add(url.pathname + url.search);
    }
  }
  return [...paths];
}
