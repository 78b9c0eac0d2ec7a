import { filmId } from '../../titles.ts';
import { freeChannelsRow } from './home.ts';
import type { RowSeed, RowsetSeed } from './shape.ts';

/** Search results by kind; empty without a search text. */
export const searchPage: RowsetSeed = {
  id: 108,
  slug: 'search',
  template: 'search',
  title: { ru: 'Поиск', kk: 'Іздеу', en: 'Search', uz: 'Qidiruv' },
  description: {
    ru: 'Поиск по фильмам, сериалам, передачам, каналам и людям.',
    kk: 'Фильм, сериал, бағдарлама, арна және адамдар бойынша іздеу.',
    en: 'Search films, series, shows, channels and people.',
    uz: 'Film, serial, dastur, kanal va odamlar boʻyicha qidiruv.',
  },
  rows: [
    {
      slug: 'search-movies',
      template: 'content-v',
      contentType: 'movie',
      title: { ru: 'Найденные фильмы', kk: 'Табылған фильмдер', en: 'Films found', uz: 'Topilgan filmlar' },
      source: { kind: 'query', types: ['movie'], onlyWithText: true },
    },
    {
      slug: 'search-series',
      template: 'content-v',
      contentType: 'series',
      title: {
        ru: 'Найденные сериалы',
        kk: 'Табылған сериалдар',
        en: 'Series found',
        uz: 'Topilgan seriallar',
      },
      source: { kind: 'query', types: ['series'], onlyWithText: true },
    },
    {
      slug: 'search-shows',
      template: 'content-h',
      contentType: 'program',
      title: {
        ru: 'Найденные передачи',
        kk: 'Табылған бағдарламалар',
        en: 'Shows found',
        uz: 'Topilgan koʻrsatuvlar',
      },
      source: { kind: 'query', types: ['program'], onlyWithText: true },
    },
    {
      slug: 'search-channels',
      template: 'channel',
      title: {
        ru: 'Найденные каналы',
        kk: 'Табылған арналар',
        en: 'Channels found',
        uz: 'Topilgan kanallar',
      },
      source: { kind: 'channels', onlyWithText: true },
    },
    {
      slug: 'search-on-air',
      template: 'channel',
      title: { ru: 'Сейчас в эфире', kk: 'Қазір эфирде', en: 'On air now', uz: 'Hozir efirda' },
      source: { kind: 'channels', isOnAir: true, onlyWithText: true },
    },
    {
      slug: 'search-persons',
      template: 'person',
      title: { ru: 'Найденные люди', kk: 'Табылған адамдар', en: 'People found', uz: 'Topilgan odamlar' },
      source: { kind: 'persons', onlyWithText: true },
    },
  ],
};

/** Id 1000 is hidden from child profiles, "my" pages from guests (spec 2 §2). */
export const myPage: RowsetSeed = {
  id: 1000,
  slug: 'my',
  template: 'group.catalog.page',
  title: { ru: 'Моё', kk: 'Менікі', en: 'My page', uz: 'Mening sahifam' },
  description: {
    ru: 'Что вы смотрели и добавили в избранное.',
    kk: 'Көргендеріңіз бен таңдаулыларыңыз.',
    en: 'What you have watched, and your favourites.',
    uz: 'Koʻrganlaringiz va sevimlilaringiz.',
  },
  rows: [
    {
      slug: 'my-history',
      template: 'history',
      title: { ru: 'История просмотров', kk: 'Көру тарихы', en: 'Watching history', uz: 'Koʻrish tarixi' },
      source: { kind: 'history' },
    },
    {
      slug: 'my-channels',
      template: 'channel',
      title: {
        ru: 'Избранные каналы',
        kk: 'Таңдаулы арналар',
        en: 'Favourite channels',
        uz: 'Sevimli kanallar',
      },
      source: { kind: 'favourites', of: 'channel' },
    },
    {
      slug: 'my-titles',
      template: 'content-v',
      title: {
        ru: 'Избранные фильмы и сериалы',
        kk: 'Таңдаулы фильмдер мен сериалдар',
        en: 'Favourite films and series',
        uz: 'Sevimli filmlar va seriallar',
      },
      source: { kind: 'favourites', of: 'content' },
    },
    {
      slug: 'my-shows',
      template: 'content-h',
      title: {
        ru: 'Избранные передачи',
        kk: 'Таңдаулы бағдарламалар',
        en: 'Favourite shows',
        uz: 'Sevimli koʻrsatuvlar',
      },
      source: { kind: 'favourites', of: 'program' },
    },
    {
      slug: 'my-persons',
      template: 'person',
      title: { ru: 'Избранные люди', kk: 'Таңдаулы адамдар', en: 'Favourite people', uz: 'Sevimli odamlar' },
      source: { kind: 'favourites', of: 'person' },
    },
    freeChannelsRow,
  ],
};

const films = (...keys: string[]): RowSeed['source'] => ({ kind: 'contents', ids: keys.map(filmId) });

/** The five film rows of the New Year page, which is not a rowset (spec 2 §1). */
export const looseRows: readonly RowSeed[] = [
  {
    slug: 'newyear-comedies',
    template: 'content-v',
    title: { ru: 'Смеёмся в праздник', kk: 'Мерекеде күлеміз', en: 'Holiday laughs', uz: 'Bayramda kulamiz' },
    source: films(
      'ninth-floor-lift',
      'wrong-matchmaker',
      'plov-for-two',
      'wedding-on-monday',
      'granny-root',
      'baikonur-2091',
    ),
  },
  {
    slug: 'newyear-kids',
    template: 'content-v',
    title: {
      ru: 'Под ёлку детям',
      kk: 'Шырша түбінде балаларға',
      en: 'Under the tree, for children',
      uz: 'Archa tagida bolalarga',
    },
    source: films(
      'forgotten-toys',
      'five-balloons',
      'little-tiger-of-ili',
      'seal-of-the-caspian',
      'snow-leopard-school',
      'big-buck-bunny',
    ),
  },
  {
    slug: 'newyear-romance',
    template: 'content-v',
    title: {
      ru: 'Зимние истории любви',
      kk: 'Қысқы махаббат хикаялары',
      en: 'Winter love stories',
      uz: 'Qishki sevgi hikoyalari',
    },
    source: films(
      'northern-ice-southern-tea',
      'timetable-for-two',
      'apple-wind',
      'autumn-in-tashkent',
      'deeper-than-blue',
    ),
  },
  {
    slug: 'newyear-adventure',
    template: 'content-v',
    title: {
      ru: 'Приключения на каникулы',
      kk: 'Каникулдағы шытырман оқиғалар',
      en: 'Adventures for the holidays',
      uz: 'Taʼtil sarguzashtlari',
    },
    source: films(
      'eagle-hunters-daughter',
      'pass-of-seven-winds',
      'gold-of-zhetysu',
      'astrolabe',
      'aldar-kose-and-the-algorithm',
    ),
  },
  {
    slug: 'newyear-music',
    template: 'content-v',
    title: { ru: 'Кино с музыкой', kk: 'Әуенді кино', en: 'Films with music', uz: 'Musiqali kino' },
    source: films(
      'violin-and-snow',
      'dombra-inside',
      'seal-of-the-caspian',
      'bell-of-aral',
      'quiet-satellite',
    ),
  },
];
