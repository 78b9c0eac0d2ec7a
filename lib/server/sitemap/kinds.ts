import { START_PAGE } from '@/lib/rules/catalogue/constants';
import 'server-only';
import { listCategories, listChannels } from '@/lib/platform/resources/channels';
import { getEpisodes } from '@/lib/platform/resources/contents';
import {
  type ListedPerson,
  type ListedTitle,
  listPersons,
  listTitles,
} from '@/lib/platform/resources/directory';
import { listNews } from '@/lib/platform/resources/news';
import { getPacket, listPackets } from '@/lib/platform/resources/packets';
import { getSeller } from '@/lib/platform/resources/providers';
import { getRowset, listRowsets } from '@/lib/platform/resources/rowsets';
import { isAdultChannel } from '@/lib/rules/channels/adult';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { DEVICES } from '@/lib/rules/pages/devices';
import { BOXES } from '@/lib/rules/pages/instruction-steps';
import { FEWEST_WORKS } from '@/lib/server/seo/indexing';
import type { Texts } from '@/lib/server/seo/page-locales';
import { MY_PAGE_ID } from '@/lib/server/shell/menu';
import { routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import type { Site } from '@/lib/shared/sites/sites';
import { TEXTS } from '@/lib/shared/text-pages';

/** A page of the site, and its video. */
export interface ListedPage {
  path: string;
  /** In the language of the reader; absent for a page that is complete in every language. */
  texts?: Texts;
  /** The page whose texts these are; itself when absent. */
  textsOf?: string;
  /** ISO; only when it is certain. */
  changedAt?: string | null;
  video?: ListedTitle & { watchPath: string };
}

/** Templates without a page of ours, or without an indexed one (quality E3). */
const NO_PAGES = ['search', 'outer_link'];

/** Rows with an indexed page: others are personal or advertise. */
const ROW_TEMPLATES = ['content-v', 'content-h', 'channel', 'person'];

/** An address without a slug is not indexed (quality E3). */
const hasLetters = (key: string): boolean => !/^\d+$/.test(key);

/** The indexed pages, one kind a file of the sitemap. @throws PlatformError */
export const kinds = {
  pages: async (reader: AudienceContext, site: Site) => {
    const rowsets = await listRowsets(reader);
    const shown = rowsets.filter(
      ({ id, slug, template }) =>
        id !== MY_PAGE_ID && hasLetters(slug) && !NO_PAGES.includes(template) && template !== START_PAGE,
    );
    const rest = await smallPages(reader, site);
    return [routes.home(), ...shown.map(({ slug }) => routes.page(slug)), ...rest].map(toPage);
  },
  news: async (reader: AudienceContext) => [
    toPage(routes.news()),
    ...(await listNews(reader)).map(({ id, at }) => ({ path: routes.newsItem(id), changedAt: at })),
  ],
  channels: async (reader: AudienceContext) => {
    const [channels, categories] = await Promise.all([listChannels(reader), listCategories(reader)]);
    const groups = categories.filter(({ isAll, isAdult }) => !isAll && !isAdult);
    return [
      routes.channels(),
      ...groups.map(({ key }) => routes.channelCategory(key)),
      ...channels.filter(({ key }) => hasLetters(key)).map(({ key }) => routes.channel(ALL_CHANNELS, key)),
    ].map(toPage);
  },
  packets: async (reader: AudienceContext, site: Site) => (await packetsOf(reader, site)).map(toPage),
  films: async (reader: AudienceContext) =>
    (await titlesOf(reader)).filter(({ isSeries }) => !isSeries).map(toTitlePage),
  series: async (reader: AudienceContext) =>
    (await titlesOf(reader)).filter(({ isSeries }) => isSeries).map(toTitlePage),
  episodes: async (reader: AudienceContext) => {
    const pages: ListedPage[] = [];
    for (const series of (await titlesOf(reader)).filter(({ isSeries }) => isSeries)) {
      const { id, slug } = series;
      // A series that cannot be read now does not affect the others.
      const episodes = await getEpisodes(id, reader).catch(() => []);
      const there = episodes.filter(({ isAnnouncement }) => !isAnnouncement);
      // The texts of its series: those of episodes would be a call for each series and language.
      const textsOf = routes.content(slug);
      pages.push(...there.map((one) => ({ path: routes.episode(slug, one.id), texts: series, textsOf })));
    }
    return pages;
  },
  persons: async (reader: AudienceContext) =>
    (await listPersons(reader))
      .filter(({ slug, works }) => hasLetters(slug) && (works === null || works >= FEWEST_WORKS))
      .map(toPersonPage),
  rows: async (reader: AudienceContext) => {
    const rowsets = (await listRowsets(reader)).filter(({ template }) => !NO_PAGES.includes(template));
    const keys = new Set<string>();
    for (const { slug } of rowsets) {
      const rowset = await getRowset(slug, reader).catch(() => null);
      for (const row of rowset?.rows ?? []) {
        if (ROW_TEMPLATES.includes(row.template) && hasLetters(row.key)) keys.add(row.key);
      }
    }
    return [...keys].map((key) => toPage(routes.row(key)));
  },
  videos: async (reader: AudienceContext) => {
    const films = (await titlesOf(reader)).filter(({ isSeries, still }) => !isSeries && still);
    return films.map((film) => ({
      ...toTitlePage(film),
      video: { ...film, watchPath: routes.watch(film.slug) },
    }));
  },
} as const satisfies Record<string, (reader: AudienceContext, site: Site) => Promise<ListedPage[]>>;

/** Titles with an indexed address. */
async function titlesOf(reader: AudienceContext): Promise<ListedTitle[]> {
  return (await listTitles(reader)).filter(({ slug }) => hasLetters(slug));
}

/** Packets of another network are on that network's page; adult packets are not listed. */
async function packetsOf(reader: AudienceContext, { provider }: Site): Promise<string[]> {
  if (provider !== null) return [];
  const [ids, channels] = await Promise.all([listPackets(reader), listChannels(reader)]);
  const adult = new Set(
    channels.filter(({ age }) => isAdultChannel(age, reader.audience)).map(({ id }) => id),
  );
  const paths: string[] = [];
  for (const id of ids) {
    const { channelIds, libraryNames } = await getPacket(id, reader);
    const isAdult = libraryNames.length === 0 && channelIds.every((one) => adult.has(one));
    if (!isAdult) paths.push(routes.packet(id));
  }
  return paths;
}

/** Pages of the brand, and those that have a text in its network (spec 1 §2 "Pages"). */
async function smallPages(reader: AudienceContext, site: Site): Promise<string[]> {
  const seller = await getSeller(reader, site.provider).catch(() => null);
  const texts = TEXTS.filter((name) => seller?.texts[name]);
  return [
    routes.faq(),
    ...(seller?.shortname ? [routes.packets()] : []),
    routes.appStore(),
    routes.instructions(),
    ...DEVICES.map(({ id }) => routes.instructions(id)),
    routes.manual(),
    ...BOXES.map(({ id }) => routes.manual(id)),
    routes.freeChannels(),
    ...texts.map((name) => routes.text(name)),
    ...(seller?.shortname ? [routes.provider(seller.shortname)] : []),
  ];
}

export type SitemapKind = keyof typeof kinds;

type TextLists = (reader: AudienceContext) => Promise<ListedPage[]>;

const titleTexts: TextLists = async (reader) => (await titlesOf(reader)).map(toTitlePage);

const personTexts: TextLists = async (reader) => (await listPersons(reader)).map(toPersonPage);

/** The pages whose texts decide on the languages of a kind (quality E1); other kinds are complete in every language. */
export const textLists: Partial<Record<SitemapKind, TextLists>> = {
  films: titleTexts,
  series: titleTexts,
  episodes: titleTexts,
  videos: titleTexts,
  persons: personTexts,
};

const toPage = (path: string): ListedPage => ({ path });

const toTitlePage = (title: ListedTitle): ListedPage => ({ path: routes.content(title.slug), texts: title });

const toPersonPage = ({ slug, name: title, biography: description }: ListedPerson): ListedPage => ({
  path: routes.person(slug),
  texts: { title, description },
});
