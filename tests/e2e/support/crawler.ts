import { inBatches } from './batches';
import { linksOf } from './links';

/** A page as a link-following program receives it. */
export interface Page {
  path: string;
  /** The page with the link to this one. */
  from: string;
  /** 0 means no answer. */
  status: number;
  /** Empty if the answer is not HTML. */
  html: string;
}

export interface Bounds {
  /** Limits in total and per kind, so that large kinds do not crowd out the others. */
  pages: number;
  perKind: number;
}

/** `/contents/x` and `/contents/y` have the same kind; a page with its own name is its own kind. */
function kindOf(path: string): string {
  const [own = '', query] = path.split('?');
  if (query) return 'filtered';
  const parts = own.split('/');
  return parts.length > 2 ? `${parts[1]}/${parts.length}` : 'page';
}

/** What a page answers after redirects; status 0 means no answer, and `html` is empty if the answer is no page. */
export type Load = (path: string) => Promise<Pick<Page, 'status' | 'html'>>;

/** Loads as a search engine does: without cookies, in the language. */
export function inLanguage(site: string, lang: string): Load {
  return async (path) => {
    const separator = path.includes('?') ? '&' : '?';
    const response = await fetch(new URL(`${path}${separator}lang=${lang}`, site)).catch(() => null);
    if (!response) return { status: 0, html: '' };
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const body = await response.text();
    return { status: response.status, html: isPage ? body : '' };
  };
}

/** Follows links breadth first by plain HTTP, and calls `seen` for each page. */
export async function crawl(
  { load, bounds, starts }: { load: Load; bounds: Bounds; starts: readonly string[] },
  seen: (page: Page) => void,
): Promise<string[]> {
  const queued = new Set(starts);
  const kinds = new Map<string, number>();
  let level = starts.map((path) => ({ path, from: 'the address line' }));
  while (level.length > 0) {
    const next: typeof level = [];
    const look = async ({ path, from }: (typeof level)[number]) => {
      const page = { path, from, ...(await load(path)) };
      seen(page);
      if (page.status !== 200) return;
      for (const link of linksOf(page.html, path)) {
        const kind = kindOf(link);
        const count = kinds.get(kind) ?? 0;
        if (queued.has(link) || queued.size >= bounds.pages || count >= bounds.perKind) continue;
        queued.add(link);
        kinds.set(kind, count + 1);
        next.push({ path: link, from: path });
      }
    };
    await inBatches(level, look);
    level = next;
  }
  return [...queued];
}

/** All addresses of a sitemap and its files, without the language, each once. */
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
