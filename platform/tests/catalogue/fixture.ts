import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import type { Database } from '../../src/db/open.ts';
import * as catalogue from '../../src/db/schema/catalogue.ts';
import { channelCategories, channels, weeklySlots } from '../../src/db/schema/channels.ts';
import { packetChannels, packetLibraries, packets } from '../../src/db/schema/commerce.ts';
import { contentPersons, persons } from '../../src/db/schema/persons.ts';
import { rows, rowsetRows, rowsets } from '../../src/db/schema/rows.ts';
import type { Localized } from '../../src/origin/catalogue.ts';
import { minutesToSegments, SEGMENTS_PER_WEEK } from '../../src/origin/timeline.ts';

/** A text whose language is visible in its ending. */
export const in4 = (text: string): Localized => ({
  ru: text,
  kk: `${text} (kk)`,
  en: `${text} (en)`,
  uz: `${text} (uz)`,
});

export const ids = {
  freeFilm: '546386729444049137',
  paidFilm: '546310419099157304',
  adultFilm: '546310419099157305',
  lostFilm: '546310419099157306',
  soonFilm: '546310419099157307',
  series: '552543969578320886',
  season: '552543969578320887',
  episodes: ['552543969578320888', '552543969578320889', '552543969578320890'],
  news: '560000000000000001',
  trailer: '570000000000000001',
  novinki: '641048475342005896',
} as const;

/** Noon in Almaty, a Saturday: every channel airs the first episode from half past eleven to a quarter past twelve. */
export const NOON = Date.UTC(2026, 10, 21, 7);

const published = (day: number) => new Date(Date.UTC(2026, 9, day));

function title(id: string, slug: string, name: string) {
  return { id, slug: `${slug}-${id}`, title: in4(name), short: in4(''), description: in4(`О «${name}»`) };
}

async function addContents(db: Database): Promise<void> {
  await db.insert(catalogue.genres).values([
    { id: 1, slug: 'drama', name: in4('драма'), rowSlug: 'genre-drama' },
    { id: 2, slug: 'noir', name: in4('нуар'), parentId: 1 },
    { id: 3, slug: 'comedy', name: in4('комедия') },
  ]);
  await db.insert(catalogue.countries).values([
    { id: 1, code: 'KZ', name: in4('Казахстан') },
    { id: 2, code: 'US', name: in4('США') },
  ]);
  const library = { description: in4(''), colorBg: '#102030' };
  await db.insert(catalogue.libraries).values([
    { id: 3, slug: 'taspa', title: in4('Таспа'), ...library },
    { id: 4, slug: 'premium', title: in4('Премиум'), ...library },
  ]);
  await db.insert(catalogue.contents).values([
    {
      ...title(ids.freeFilm, '2017-free-film', 'Свободный фильм'),
      type: 'movie',
      year: 2017,
      age: 16,
      duration: 5940,
      genreIds: [1],
      countryIds: [1],
      ratings: [
        { type: 'kinopoisk', rating: '7.2' },
        { type: 'imdb', rating: '6.9' },
      ],
      isFree: true,
      colorBg: '#1d2f40',
      attribution: in4('© Автор, www.example.org, CC BY'),
      publishedAt: published(1),
    },
    {
      ...title(ids.paidFilm, '2013-paid-film', 'Платный фильм'),
      type: 'movie',
      year: 2013,
      age: 12,
      duration: 7200,
      genreIds: [2],
      countryIds: [2],
      ratings: [{ type: 'kinopoisk', rating: '8.1' }],
      publishedAt: published(2),
    },
    {
      ...title(ids.adultFilm, '2020-adult-film', 'Взрослый фильм'),
      type: 'movie',
      year: 2020,
      age: 18,
      duration: 5400,
      genreIds: [3],
      isFree: true,
      publishedAt: published(3),
    },
    {
      ...title(ids.lostFilm, '2010-lost-film', 'Потерянный фильм'),
      type: 'movie',
      age: 0,
      duration: 5400,
      genreIds: [1],
      isFree: true,
      isLost: true,
      publishedAt: published(9),
    },
    {
      ...title(ids.soonFilm, '2027-soon-film', 'Скоро'),
      type: 'movie',
      year: 2027,
      age: 6,
      duration: 5400,
      genreIds: [3],
      isFree: true,
      isAnnouncement: true,
      publishedAt: published(4),
    },
    {
      ...title(ids.series, '2021-series', 'Сериал'),
      type: 'series',
      year: 2021,
      age: 12,
      genreIds: [1],
      countryIds: [1],
      ratings: [{ type: 'imdb', rating: '7.9' }],
      publishedAt: published(5),
    },
    { ...title(ids.season, '2021-series-s1', 'Сезон 1'), type: 'season', parentId: ids.series, season: 1 },
    ...ids.episodes.map((id, at) => ({
      ...title(id, `2021-series-s1e${at + 1}`, `Серия ${at + 1}`),
      type: 'episode' as const,
      parentId: ids.season,
      season: 1,
      series: at + 1,
      duration: 2700,
      isFree: at === 0 ? true : null,
      isAnnouncement: at === 2,
    })),
    { ...title(ids.news, 'news', 'Новости'), type: 'program', age: 0, duration: 3600, genreIds: [3] },
  ]);
  await db.insert(catalogue.contentLibraries).values([
    { contentId: ids.freeFilm, libraryId: 3 },
    { contentId: ids.adultFilm, libraryId: 3 },
    { contentId: ids.lostFilm, libraryId: 3 },
    { contentId: ids.soonFilm, libraryId: 3 },
    { contentId: ids.paidFilm, libraryId: 4 },
    { contentId: ids.series, libraryId: 4 },
  ]);
  await db.insert(catalogue.trailers).values({ id: ids.trailer, contentId: ids.paidFilm, libraryId: 4 });
  await db
    .insert(catalogue.seoMasks)
    .values({ pageType: 'content', textType: 'title', value: in4('{title} смотреть онлайн') });
}

async function addPersons(db: Database): Promise<void> {
  await db.insert(persons).values([
    { id: 1, slug: 'asel', name: in4('Асель'), bio: in4('Снимает.'), role: 'director' },
    { id: 2, slug: 'bolat', name: in4('Болат'), bio: in4('Играет.'), role: 'actor' },
  ]);
  await db.insert(contentPersons).values([
    { contentId: ids.freeFilm, personId: 1, role: 'director', priority: 1 },
    { contentId: ids.freeFilm, personId: 1, role: 'writer', priority: 3 },
    { contentId: ids.freeFilm, personId: 2, role: 'actor', priority: 2 },
    { contentId: ids.series, personId: 2, role: 'actor', priority: 1 },
  ]);
}

/** Four hours that fill the week 42 times: news, a film, two episodes. */
const BLOCK = [
  { minutes: 60, contentId: ids.news, episodeId: null },
  { minutes: 90, contentId: ids.freeFilm, episodeId: null },
  { minutes: 45, contentId: ids.series, episodeId: ids.episodes[0] },
  { minutes: 45, contentId: ids.series, episodeId: ids.episodes[1] },
];

function weekOf(channelId: number) {
  const wanted: { minute: number; contentId: string; episodeId: string | null }[] = [];
  for (let minute = 0; minute < 7 * 24 * 60; ) {
    for (const { minutes, contentId, episodeId } of BLOCK) {
      wanted.push({ minute, contentId, episodeId });
      minute += minutes;
    }
  }
  const starts = [...wanted.map(({ minute }) => minutesToSegments(minute)), SEGMENTS_PER_WEEK];
  return wanted.map(({ contentId, episodeId }, at) => {
    const start = starts[at] as number;
    // The first film after the start of the week (Thursday 01:00 UTC) has no catch-up rights.
    return {
      channelId,
      start,
      length: (starts[at + 1] as number) - start,
      contentId,
      episodeId,
      isCatchupBanned: at === 1,
    };
  });
}

/** Every Saturday from one to two in the afternoon in Almaty. */
const BLACKOUT = { start: minutesToSegments(56 * 60), length: minutesToSegments(60) };

async function addChannels(db: Database): Promise<void> {
  await db.insert(channelCategories).values([
    {
      id: 1,
      slug: 'all',
      name: in4('Все каналы'),
      short: in4('Все'),
      tags: { all_channels: true, startup: true },
      sort: 1,
    },
    { id: 7, slug: 'kids', name: in4('Детские'), short: in4('Дети'), sort: 2 },
  ]);
  const channel = { description: in4('Канал'), sort: 0 };
  await db.insert(channels).values([
    { ...channel, id: 3929, slug: 'perviy', name: in4('Первый'), isFree: true, categoryIds: [7], sort: 1 },
    { ...channel, id: 10004, slug: 'ntv', name: in4('НТВ'), archivedDays: 3, sort: 2 },
    {
      ...channel,
      id: 5515,
      slug: 'rossiya',
      name: in4('Россия'),
      isFree: true,
      archivedDays: 0,
      blackouts: [BLACKOUT],
      sort: 3,
    },
    {
      ...channel,
      id: 10199,
      slug: 'night',
      name: in4('Ночной'),
      isFree: true,
      age: 18,
      isAdult: true,
      sort: 4,
    },
    {
      ...channel,
      id: 4833,
      slug: 'closed',
      name: in4('Закрытый'),
      isFree: true,
      isAvailable: false,
      accessError: in4('Канал на профилактике'),
      sort: 5,
    },
  ]);
  for (const id of [3929, 10004, 5515, 10199, 4833]) await db.insert(weeklySlots).values(weekOf(id));
}

async function addPackets(db: Database): Promise<void> {
  const packet = {
    short: in4(''),
    description: in4(''),
    periodHuman: { years: 0, months: 1, days: 0 },
  };
  await db.insert(packets).values([
    { ...packet, id: 80, name: in4('Базовый'), price: '1990.00', isBase: true },
    { ...packet, id: 81, name: in4('Кино'), price: '990.00' },
    { ...packet, id: 82, name: in4('Тайный'), price: '1.00', isPublic: false },
  ]);
  await db.insert(packetChannels).values([80, 81, 82].map((packetId) => ({ packetId, channelId: 10004 })));
  await db.insert(packetLibraries).values([{ packetId: 81, libraryId: 4 }]);
}

async function addPages(db: Database): Promise<void> {
  const row = { description: in4(''), htmlDescription: in4('') };
  await db.insert(rowsets).values([
    { id: 1, slug: 'start', title: in4('Главная'), template: 'startpage', description: in4(''), sort: 1 },
    { id: 2, slug: 'search', title: in4('Поиск'), template: 'search', description: in4(''), sort: 2 },
  ]);
  await db.insert(rows).values([
    {
      ...row,
      id: '641048475342005890',
      slug: 'promo',
      title: in4('Промо'),
      template: 'promo-bg',
      source: {
        kind: 'promotions',
        items: [
          { id: 'p1', destination: { type: 'content', id: ids.freeFilm } },
          { id: 'p2', destination: { type: 'open_url', src: 'https://example.com/' }, title: in4('Сайт') },
          {
            id: 'p3',
            destination: { type: 'open_url', src: '/texts/terms?from=promo' },
            title: in4('Условия'),
          },
        ],
      },
    },
    {
      ...row,
      id: '641048475342005891',
      slug: 'go-on',
      title: in4('Продолжить'),
      template: 'history-h',
      source: { kind: 'history' },
    },
    {
      ...row,
      id: '641048475342005892',
      slug: 'freechannels',
      title: in4('Бесплатно'),
      template: 'channel',
      source: { kind: 'channels', isFree: true },
    },
    {
      ...row,
      id: ids.novinki,
      slug: 'novinki',
      title: in4('Новинки'),
      template: 'content-v',
      contentType: 'movie',
      source: { kind: 'query', types: ['movie', 'series'], sort: 'new' },
    },
    {
      ...row,
      id: '641048475342005893',
      slug: 'faces',
      title: in4('Лица'),
      template: 'person',
      source: { kind: 'persons', ids: [2, 1] },
    },
    {
      ...row,
      id: '641048475342005894',
      slug: 'found',
      title: in4('Найдено'),
      template: 'content-v',
      source: { kind: 'query', onlyWithText: true },
    },
    {
      ...row,
      id: '641048475342005895',
      slug: 'empty',
      title: in4('Пусто'),
      template: 'content-h',
      source: { kind: 'query', yearFrom: 3000 },
    },
  ]);
  const start = ['890', '891', '892', '896', '893', '895'].map((tail) => `641048475342005${tail}`);
  await db
    .insert(rowsetRows)
    .values([
      ...start.map((rowId, sort) => ({ rowsetId: 1, rowId, sort })),
      { rowsetId: 2, rowId: '641048475342005894', sort: 0 },
    ]);
}

/** Fills a database with a small catalogue. */
export async function seedFixture(db: Database): Promise<void> {
  await addContents(db);
  await addPersons(db);
  await addChannels(db);
  await addPackets(db);
  await addPages(db);
  await raiseCatalogueVersion(db);
}
