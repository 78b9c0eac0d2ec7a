import 'server-only';
import { routes } from '@/lib/routes';
import { siteOrigin } from '@/lib/seo/origin';
import { siteByHost } from '@/lib/sites/sites';
import { kinds, type ListedPage, type SitemapKind } from './kinds';
import { ENTRIES_PER_FILE, type SitemapEntry, sitemapFile, sitemapIndex } from './xml';

/** A person who waits for a search engine is rare: an hour (no number in the spec). */
export const SITEMAP_LIFE_SECONDS = 3_600;

const FILE = /^([a-z]+)-([1-9]\d{0,3})\.xml$/;

/** `/sitemap.xml`: the files there are. A list that cannot be read now has its first file, which answers when it can. */
export async function sitemapOfSitemaps(): Promise<string> {
  const names = Object.keys(kinds) as SitemapKind[];
  const counts = await Promise.all(
    names.map((name) =>
      listed(name)
        .then(({ length }) => length)
        .catch(() => 1),
    ),
  );
  const files = names.flatMap((name, index) => {
    const pages = Math.ceil((counts[index] ?? 0) / ENTRIES_PER_FILE);
    return Array.from({ length: pages }, (_, page) => absolute(`/sitemaps/${name}-${page + 1}.xml`));
  });
  return sitemapIndex(files);
}

/** `/sitemaps/films-1.xml`; null when there is no such file. @throws PlatformError */
export async function sitemapNamed(file: string): Promise<string | null> {
  const [, name = '', page = ''] = FILE.exec(file) ?? [];
  if (!Object.hasOwn(kinds, name)) return null;
  const from = (Number(page) - 1) * ENTRIES_PER_FILE;
  const pages = (await listed(name as SitemapKind)).slice(from, from + ENTRIES_PER_FILE);
  return pages.length > 0 ? sitemapFile(pages.flatMap(entriesOf)) : null;
}

const site = () => siteByHost(new URL(siteOrigin()).host);

const listed = (name: SitemapKind) =>
  kinds[name]({ locale: site().defaultLocale, audience: 'everyone' }) as Promise<ListedPage[]>;

/** Each language has an address of its own (DESIGN section 4); the video is told once. */
function entriesOf({ path, video }: ListedPage): SitemapEntry[] {
  const { locales, defaultLocale } = site();
  return locales.map((locale) => ({
    address: absolute(locale === defaultLocale ? path : routes.inLanguage(path, locale)),
    video:
      video?.still && locale === defaultLocale
        ? {
            title: video.title,
            description: video.description ?? video.title,
            thumbnail: video.still,
            player: absolute(video.watchPath),
            durationSeconds: video.durationSeconds,
            isFamilyFriendly: (video.age ?? 0) < ADULT_AGE,
          }
        : undefined,
  }));
}

/** Spec 2 §5: 18 or above is adult. */
const ADULT_AGE = 18;

function absolute(path: string): string {
  return new URL(path, siteOrigin()).href;
}
