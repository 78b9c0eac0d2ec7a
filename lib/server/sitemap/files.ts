import 'server-only';
import { addressIn } from '@/lib/server/seo/alternates';
import { type Texts, translated } from '@/lib/server/seo/page-locales';
import { absoluteOf } from '@/lib/server/seo/site-origin';
import type { Locale } from '@/lib/shared/i18n/locales';
import { isFamilyFriendly } from '@/lib/shared/sites/ages';
import type { Site } from '@/lib/shared/sites/sites';
import { kinds, type ListedPage, type SitemapKind, textLists } from './kinds';
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
  const localesOf = await ownLocales(name as SitemapKind, site);
  return sitemapFile(pages.flatMap((one) => entriesOf(one, localesOf(one), site)));
}

const readerOf = (site: Site, locale: Locale) =>
  ({ locale, audience: 'everyone', hidden: site.hiddenContents }) as const;

const listed = (name: SitemapKind, site: Site) =>
  kinds[name](readerOf(site, site.defaultLocale), site) as Promise<ListedPage[]>;

/**
 * The languages in which a page is its own canonical address (quality E1), from its texts in the list of each
 * language. While texts are not known, all languages, so that a slow moment changes nothing.
 */
async function ownLocales(name: SitemapKind, site: Site): Promise<(page: ListedPage) => readonly Locale[]> {
  const all = () => site.locales;
  const list = textLists[name];
  if (!list) return all;
  const otherLocales = site.locales.filter((locale) => locale !== site.defaultLocale);
  const lists = await Promise.all(
    otherLocales.map(async (locale) => {
      const pages = await list(readerOf(site, locale));
      return [locale, new Map(pages.map(({ path, texts }) => [path, texts]))] as const;
    }),
  ).catch(() => null);
  if (!lists) return all;
  return ({ path, texts, textsOf = path }) => {
    const others = lists.map(([locale, pages]) => [locale, pages.get(textsOf)] as const);
    const answers = [[site.defaultLocale, texts] as const, ...others];
    return answers.every(isKnown) ? translated(site, answers) : site.locales;
  };
}

const isKnown = (answer: readonly [Locale, Texts | undefined]): answer is readonly [Locale, Texts] =>
  answer[1] !== undefined;

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
            isFamilyFriendly: isFamilyFriendly(video.age),
          }
        : undefined,
  }));
}
