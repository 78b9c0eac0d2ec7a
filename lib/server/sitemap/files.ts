import 'server-only';
import { addressIn } from '@/lib/server/seo/alternates';
import { type Texts, translated } from '@/lib/server/seo/page-locales';
import { absoluteOf } from '@/lib/server/seo/site-origin';
import type { Locale } from '@/lib/shared/i18n/locales';
import { ADULT_AGE } from '@/lib/shared/sites/ages';
import type { Site } from '@/lib/shared/sites/sites';
import { kinds, type ListedPage, type SitemapKind } from './kinds';
import { ENTRIES_PER_FILE, type SitemapEntry, sitemapFile, sitemapIndex } from './xml';

/** Search engines read it rarely: an hour (no number in the spec). */
export const SITEMAP_LIFE_SECONDS = 3_600;

const FILE = /^([a-z]+)-([1-9]\d{0,3})\.xml$/;

/**
 * `/sitemap.xml`: the list of files. A list that cannot be read now has its first file, which works once it
 * can be read.
 */
export async function sitemapOfSitemaps(site: Site): Promise<string> {
  const absolute = absoluteOf(site);
  const names = Object.keys(kinds) as SitemapKind[];
  const counts = await Promise.all(
    names.map((name) =>
      listed(name, site)
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

/** `/sitemaps/films-1.xml`; null when it does not exist. @throws PlatformError */
export async function sitemapNamed(file: string, site: Site): Promise<string | null> {
  const [, name = '', page = ''] = FILE.exec(file) ?? [];
  if (!Object.hasOwn(kinds, name)) return null;
  const from = (Number(page) - 1) * ENTRIES_PER_FILE;
  const pages = (await listed(name as SitemapKind, site)).slice(from, from + ENTRIES_PER_FILE);
  if (pages.length === 0) return null;
  const localesOf = pages.some(({ texts }) => texts)
    ? await ownLocales(name as SitemapKind, site)
    : () => site.locales;
  return sitemapFile(pages.flatMap((one) => entriesOf(one, localesOf(one.path), site)));
}

const listed = (name: SitemapKind, site: Site, locale = site.defaultLocale) =>
  kinds[name]({ locale, audience: 'everyone', hidden: site.hiddenContents }, site) as Promise<ListedPage[]>;

/** The languages in which a page is its own canonical address (quality E1), from its texts in the list of each language. */
async function ownLocales(name: SitemapKind, site: Site): Promise<(path: string) => readonly Locale[]> {
  const lists = await Promise.all(
    site.locales.map(async (locale) => {
      const pages = await listed(name, site, locale);
      return [locale, new Map(pages.map(({ path, texts = NONE }) => [path, texts]))] as const;
    }),
  );
  return (path) =>
    translated(
      site,
      lists.map(([locale, texts]) => [locale, texts.get(path) ?? NONE]),
    );
}

const NONE: Texts = { title: '', description: null };

/** Each language has its own address (DESIGN section 4); the video is listed once. */
function entriesOf(
  { path, changedAt, video }: ListedPage,
  locales: readonly Locale[],
  site: Site,
): SitemapEntry[] {
  const absolute = absoluteOf(site);
  return locales.map((locale) => ({
    address: absolute(addressIn(path, locale, site)),
    changedAt,
    video:
      video?.still && locale === site.defaultLocale
        ? {
            title: video.title,
            description: video.description ?? video.title,
            thumbnail: video.still,
            player: absolute(video.watchPath),
            durationSeconds: video.durationSeconds,
            publishedAt: video.publishedAt,
            isPaid: video.isFree === null ? null : !video.isFree,
            isFamilyFriendly: (video.age ?? 0) < ADULT_AGE,
          }
        : undefined,
  }));
}
