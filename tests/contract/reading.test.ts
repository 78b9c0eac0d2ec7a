import { readPublic } from '@/lib/platform/clients/public-read';
import { getBroadcasts } from '@/lib/platform/resources/broadcasts';
import { listCategories, listChannels } from '@/lib/platform/resources/channels';
import { getContent, getEpisodes, getSimilar } from '@/lib/platform/resources/contents';
import { getPacket } from '@/lib/platform/resources/packets';
import { getPerson } from '@/lib/platform/resources/persons';
import { type RowPage, rowCall, toRowPage } from '@/lib/platform/resources/rows';
import { getRowset, listRowsets } from '@/lib/platform/resources/rowsets';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { loadBrief } from '@/lib/server/catalogue/load-brief';
import { loadContent } from '@/lib/server/catalogue/load-content';
import { loadRowPage } from '@/lib/server/catalogue/load-row-page';
import { loadChannelOffers } from '@/lib/server/channels/load-offers';
import { loadProgramme } from '@/lib/server/channels/load-programme';
import { loadSchedule } from '@/lib/server/channels/load-schedule';
import { loadWatch } from '@/lib/server/playback/load-watch';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { isNotFound } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { contexts } from '@/lib/shared/sites/contexts';
import { siteById } from '@/lib/shared/sites/sites';
import { type RealPlatform, startRealPlatform } from './support/real-platform';
import { seedOf } from './support/seed';

// The data cache needs a running server; here every read calls the platform.
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));

let platform: RealPlatform;

beforeAll(async () => {
  platform = await startRealPlatform();
  process.env.PLATFORM_URL = platform.url;
  process.env.SESSION_SECRET = 'contract-tests-need-a-session-secret';
});
afterAll(() => platform?.stop());

const query = { offset: 0, limit: 24 };
const read = { revalidate: 0, tags: [] };
const everyone = (locale: Locale) => ({ locale, audience: 'everyone' as const });

async function row(key: string, locale: Locale = 'ru'): Promise<RowPage> {
  const wire = await readPublic(rowCall(key, query), everyone(locale), read);
  return toRowPage(wire, query, {
    audience: 'everyone',
    episode: (season, episode) => `${season}.${episode}`,
  });
}

test('every page of the menu and every row on it can be read and is not empty unless it is personal', async () => {
  const pages = await listRowsets(everyone('ru'));
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) {
    const { rows } = await getRowset(page.slug, everyone('ru'));
    for (const stub of rows) {
      const loaded = await row(stub.key);
      expect(loaded.title).toBe(stub.title);
      if (rowLook(stub.template).isPersonal || page.template === 'search') continue;
      const lists = [loaded.contents, loaded.channels, loaded.promotions, loaded.persons];
      expect({ row: stub.title, items: Math.max(...lists.map((list) => list.length)) }).not.toEqual({
        row: stub.title,
        items: 0,
      });
    }
  }
});

test.each(locales)(
  'titles, persons and channels can be read in %s, with pictures and addresses',
  async (locale) => {
    const { contents } = await row('novinki-641048475342005896', locale);
    for (const card of contents.slice(0, 6)) {
      expect(card.poster).toMatch(/^https?:/);
      const content = await getContent(card.id, everyone(locale));
      expect(content.title).toBe(card.title);
      expect(content.description?.length).toBeGreaterThan(40);
      expect(content.persons.length).toBeGreaterThan(0);
      expect((await getSimilar(card.id, everyone(locale))).length).toBeGreaterThan(0);
      if (content.kind === 'series')
        expect((await getEpisodes(card.id, everyone(locale))).length).toBeGreaterThan(3);
      const person = content.persons[0];
      expect((await getPerson(person?.id ?? '', everyone(locale))).name).toBe(person?.name);
    }
    const channels = await listChannels(everyone(locale));
    expect(channels.length).toBeGreaterThanOrEqual(24);
    expect(channels.every((channel) => channel.logo && channel.name)).toBe(true);
  },
);

test('spec 1 §2 Deep links: a row with library_id shows the titles of that library only, on its later pages, too', async () => {
  const site = siteById('taspa');
  if (!site) throw new Error('no site');
  const library = 5;
  const reader = { ...everyone('ru'), site, context: contexts.browser };
  const titlesFrom = async (offset: number, libraryId: number | null) => {
    const address = { key: 'novinki', offset, libraryId, text: null };
    return (await loadRowPage(address, reader)).page;
  };
  const pages = [await titlesFrom(0, library)];
  for (let next = pages[0]?.nextOffset; next; next = pages.at(-1)?.nextOffset)
    pages.push(await titlesFrom(next, library));
  const shown = pages.flatMap(({ contents }) => contents);
  expect(shown.length).toBeLessThan((await titlesFrom(0, null)).total ?? 0);
  expect(pages.length).toBeGreaterThan(1);
  for (const { id, href } of shown) {
    expect((await getContent(id, everyone('ru'))).libraryId).toBe(String(library));
    expect(href).toMatch(/[?]library_id=5$/);
  }
});

test('the current programme is an entry of the schedule, and the schedule has no gap', async () => {
  const channels = await listChannels(everyone('ru'));
  const now = Math.floor(Date.now() / 1000);
  for (const channel of channels.filter(({ now: on }) => on !== null).slice(0, 8)) {
    const entries = await loadSchedule(channel.id, { start: now - 7_200, end: now + 7_200 }, everyone('ru'));
    for (const [index, entry] of entries.entries()) {
      const next = entries[index + 1];
      // Announced times are whole minutes and adjacent; real times may differ by rounding.
      if (next) expect(Math.abs(next.realStartsAt - entry.realEndsAt)).toBeLessThanOrEqual(1);
    }
    expect(entries.some((entry) => entry.startsAt === channel.now?.startsAt)).toBe(true);
  }
});

describe('spec 3 §1 currency: prices are those of the provider of the site', () => {
  const whole = (price: string | null) => price?.replace(/\s/g, ' ');

  test('a channel shows its cheapest offer, in the money of the provider', async () => {
    const paid = (await listChannels(everyone('ru'))).filter(
      ({ isFree, isAvailable }) => !isFree && isAvailable,
    );
    expect(paid.length).toBeGreaterThan(3);
    for (const { id } of paid) {
      const own = await loadChannelOffers(id, null, null, everyone('ru'));
      expect(
        own.offers.map(({ price }) => whole(price)).filter((price) => !/^\d[\d ]* ₸$/.test(price ?? '')),
      ).toEqual([]);
      const { offers } = await loadChannelOffers(id, null, 'uznet', everyone('ru'));
      expect(
        offers.map(({ price }) => whole(price)).filter((price) => !/^\d[\d ]* soʻm$/.test(price ?? '')),
      ).toEqual([]);
    }
  });

  test('a packet has the price of the named provider, and no price when that provider does not sell it', async () => {
    expect((await getPacket('mbank_81', everyone('ru'))).price).toBe('990.00');
    for (const key of ['uznet_81', 'nobody_81']) {
      expect(isNotFound(await getPacket(key, everyone('ru')).catch((error: unknown) => error))).toBe(true);
    }
  });
});

test('categories contain existing channels only; one contains all', async () => {
  const [categories, channels] = [await listCategories(everyone('ru')), await listChannels(everyone('ru'))];
  const raw = await (await fetch(`${platform.url}/v2/channels/channel_list`)).json();
  // Spec 2 §5: this client drops 4K channels, which their categories still contain.
  const dropped = raw.filter((channel: { is_4k: boolean }) => channel.is_4k);
  expect(dropped.length).toBeGreaterThan(0);
  const known = new Set([...channels, ...dropped].map(({ id }) => id));
  expect(channels.some(({ id }) => id === dropped[0].id)).toBe(false);
  expect(categories.filter(({ isAll }) => isAll)).toHaveLength(1);
  for (const category of categories) {
    expect(category.key).not.toBe(category.isAll ? '' : ALL_CHANNELS);
    for (const id of category.channelIds) expect(known.has(id)).toBe(true);
  }
});

test('a missing object is a 404 in the format of the platform', async () => {
  const missing = await getContent('999999999999999999', everyone('kk')).catch((error: unknown) => error);
  expect(isNotFound(missing)).toBe(true);
});

describe('spec 2 §2 blocklist: a brand that does not show a title', () => {
  const site = siteById('ntv_web');
  const hidden = site?.hiddenContents ?? [];
  const brand = { ...everyone('ru'), hidden };

  test('has no page for it, does not play it, and never mentions its name', async () => {
    const [first = ''] = hidden;
    const { parentId } = await getContent(first, everyone('ru'));
    const season = await getContent(parentId ?? '', everyone('ru'));
    const series = season.parentId ?? season.id;
    for (const id of hidden) {
      await expect(loadWatch(id, brand)).rejects.toMatchObject({ status: 404 });
      await expect(loadContent(series, id, brand)).rejects.toMatchObject({ status: 404 });
      await expect(loadBrief(id, brand)).rejects.toMatchObject({ status: 404 });
      expect(await loadWatch(id, everyone('ru'))).toMatchObject({ kind: 'play' });
    }
    const pages = [
      loadContent(series, null, brand),
      loadProgramme(series, brand),
      getEpisodes(series, brand),
    ];
    const text = JSON.stringify(await Promise.all(pages));
    expect(text).toContain(series);
    expect(hidden.filter((id) => text.includes(id))).toEqual([]);
    // The episode before does not lead to it.
    const before = (await getEpisodes(series, brand)).at(-1);
    expect(await loadWatch(before?.id ?? '', brand)).toMatchObject({ page: { next: null } });
  });

  test('shows no broadcast of it', async () => {
    const { parentId } = await getContent(hidden[0] ?? '', everyone('ru'));
    const season = await getContent(parentId ?? '', everyone('ru'));
    const series = season.parentId ?? season.id;
    const numbers = async (reader: AudienceContext) =>
      (await getBroadcasts(series, reader)).map(({ episode }) => episode?.number ?? 0);
    const shown = new Set((await getEpisodes(series, brand)).map(({ number }) => number));
    const all = await numbers(everyone('ru'));
    expect(all.some((number) => !shown.has(number))).toBe(true);
    expect((await numbers(brand)).filter((number) => !shown.has(number))).toEqual([]);
  });
});

test('spec 2 §4, §8: an announced episode, film or series does not play and is not reported as missing', async () => {
  const seed = await seedOf(platform.url);
  const announced: string[] = [];
  for (const { id } of seed.titles) {
    const content = await getContent(id, everyone('ru'));
    if (!content.isAnnouncement) continue;
    announced.push(content.kind);
    expect(await loadWatch(id, everyone('ru'))).toMatchObject({
      kind: content.isLost ? 'lost' : 'announced',
      contentHref: expect.stringContaining('/contents/'),
    });
  }
  expect(announced).toContain('episode');
});
