import { filmId, programmeId, seriesId } from '../../titles.ts';
import { categories } from '../channels/categories.ts';
import { rowsByGenre } from './genre-rows.ts';
import { freeChannelsRow } from './home.ts';
import { genreIds, promoteChannel, promoteContent, type RowSeed, type RowsetSeed } from './shape.ts';

const channelsOf = (slug: string, categoryId: number, title: RowSeed['title']): RowSeed => ({
  slug,
  template: 'channel',
  title,
  source: { kind: 'channels', categoryId },
});

const allFilms: RowSeed = {
  slug: 'all-films',
  template: 'content-v',
  contentType: 'movie',
  title: { ru: 'Все фильмы', kk: 'Барлық фильмдер', en: 'All films', uz: 'Barcha filmlar' },
  source: { kind: 'query', types: ['movie'], sort: 'new' },
};

const allSeries: RowSeed = {
  slug: 'all-series',
  template: 'content-v',
  contentType: 'series',
  title: { ru: 'Все сериалы', kk: 'Барлық сериалдар', en: 'All series', uz: 'Barcha seriallar' },
  source: { kind: 'query', types: ['series'], sort: 'new' },
};

const directors: RowSeed = {
  slug: 'directors',
  template: 'person',
  title: { ru: 'Режиссёры', kk: 'Режиссёрлер', en: 'Directors', uz: 'Rejissyorlar' },
  source: { kind: 'persons', role: 'director' },
};

const presenters: RowSeed = {
  slug: 'presenters',
  template: 'person',
  title: { ru: 'Ведущие', kk: 'Жүргізушілер', en: 'Presenters', uz: 'Boshlovchilar' },
  source: { kind: 'persons', role: 'presenter' },
};

export const movies: RowsetSeed = {
  id: 102,
  slug: 'movies',
  template: 'group.catalog',
  title: { ru: 'Фильмы', kk: 'Фильмдер', en: 'Films', uz: 'Filmlar' },
  description: {
    ru: 'Драмы, комедии, фантастика и документальное кино.',
    kk: 'Драма, комедия, фантастика және деректі кино.',
    en: 'Dramas, comedies, science fiction and documentaries.',
    uz: 'Drama, komediya, fantastika va hujjatli kino.',
  },
  rows: [
    {
      slug: 'movies-promo',
      template: 'promo-bg',
      title: { ru: 'Кино недели', kk: 'Апта киносы', en: 'Films of the week', uz: 'Hafta kinosi' },
      source: {
        kind: 'promotions',
        items: [
          'wormwood-on-mars',
          'northern-ice-southern-tea',
          'eagle-hunters-daughter',
          'granny-root',
          'astrolabe',
          'carriage-thirteen',
        ].map((key) => promoteContent(filmId(key))),
      },
    },
    allFilms,
    rowsByGenre.drama,
    rowsByGenre.scifi,
    rowsByGenre.adventure,
    rowsByGenre.romance,
    rowsByGenre.crime,
    rowsByGenre.horror,
    directors,
  ],
};

export const seriesPage: RowsetSeed = {
  id: 103,
  slug: 'series',
  template: 'group.catalog',
  title: { ru: 'Сериалы', kk: 'Сериалдар', en: 'Series', uz: 'Seriallar' },
  description: {
    ru: 'Истории, которые не хочется заканчивать за один вечер.',
    kk: 'Бір кеште бітіргің келмейтін хикаялар.',
    en: 'Stories one does not want to finish in an evening.',
    uz: 'Bir oqshomda tugatging kelmaydigan hikoyalar.',
  },
  rows: [
    {
      slug: 'series-promo',
      template: 'promo-bg',
      title: {
        ru: 'Сериалы недели',
        kk: 'Апта сериалдары',
        en: 'Series of the week',
        uz: 'Hafta seriallari',
      },
      source: {
        kind: 'promotions',
        items: [
          'northern-shift',
          'mahalla',
          'orbit',
          'school-at-the-edge',
          'saule-clinic',
          'rivers-speak',
        ].map((key) => promoteContent(seriesId(key))),
      },
    },
    allSeries,
    {
      slug: 'free-series',
      template: 'content-h',
      contentType: 'series',
      title: { ru: 'Сериалы бесплатно', kk: 'Тегін сериалдар', en: 'Free series', uz: 'Bepul seriallar' },
      source: { kind: 'query', types: ['series'], isFree: true, sort: 'rating' },
    },
    {
      slug: 'series-mystery',
      template: 'content-v',
      contentType: 'series',
      title: { ru: 'Расследования', kk: 'Тергеулер', en: 'Investigations', uz: 'Tergovlar' },
      source: {
        kind: 'query',
        types: ['series'],
        genreIds: genreIds('detective', 'crime', 'thriller'),
        sort: 'rating',
      },
    },
    {
      slug: 'series-family',
      template: 'content-v',
      contentType: 'series',
      title: {
        ru: 'Смотрим всей семьёй',
        kk: 'Бүкіл отбасымен көреміз',
        en: 'For the whole family',
        uz: 'Butun oila bilan koʻramiz',
      },
      source: { kind: 'query', types: ['series'], ageTo: 6, sort: 'rating' },
    },
    channelsOf('channels-cinema', categories.cinema.id, {
      ru: 'Каналы кино и сериалов',
      kk: 'Кино және сериал арналары',
      en: 'Film and series channels',
      uz: 'Kino va serial kanallari',
    }),
  ],
};

export const telecasts: RowsetSeed = {
  id: 104,
  slug: 'telecasts',
  template: 'group.catalog',
  title: { ru: 'Передачи', kk: 'Бағдарламалар', en: 'Shows', uz: 'Dasturlar' },
  description: {
    ru: 'Ток-шоу, новости, кулинария и путешествия: в эфире и в архиве.',
    kk: 'Ток-шоу, жаңалықтар, аспаздық және саяхат: эфирде және мұрағатта.',
    en: 'Talk shows, news, cooking and travel, on air and in the archive.',
    uz: 'Tok-shou, yangiliklar, pazandalik va sayohat: efirda va arxivda.',
  },
  rows: [
    {
      slug: 'telecasts-promo',
      template: 'promo-bg',
      title: {
        ru: 'Передачи недели',
        kk: 'Апта бағдарламалары',
        en: 'Shows of the week',
        uz: 'Hafta dasturlari',
      },
      source: {
        kind: 'promotions',
        items: ['road-south', 'dastarkhan', 'why-so', 'morning-breeze', 'great-baige', 'live-concert'].map(
          (key) => promoteContent(programmeId(key)),
        ),
      },
    },
    {
      slug: 'all-shows',
      template: 'content-v',
      contentType: 'program',
      title: { ru: 'Все передачи', kk: 'Барлық бағдарламалар', en: 'All shows', uz: 'Barcha dasturlar' },
      source: { kind: 'query', types: ['program'], sort: 'title' },
    },
    rowsByGenre.talkshow,
    rowsByGenre.cooking,
    rowsByGenre.travel,
    rowsByGenre.music,
    presenters,
    channelsOf('channels-life', categories.life.id, {
      ru: 'Каналы о доме и еде',
      kk: 'Үй және ас арналары',
      en: 'Home and food channels',
      uz: 'Uy va taom kanallari',
    }),
    freeChannelsRow,
  ],
};

export const kidsPage: RowsetSeed = {
  id: 105,
  slug: 'tv-child',
  template: 'group.catalog',
  title: { ru: 'Детям', kk: 'Балаларға', en: 'Kids', uz: 'Bolalarga' },
  description: {
    ru: 'Мультфильмы, сказки и каналы для детей до двенадцати лет.',
    kk: 'Он екі жасқа дейінгі балаларға арналған мультфильмдер, ертегілер және арналар.',
    en: 'Cartoons, tales and channels for children under twelve.',
    uz: 'Oʻn ikki yoshgacha bolalar uchun multfilm, ertak va kanallar.',
  },
  rows: [
    {
      slug: 'kids-promo',
      template: 'promo-bg',
      title: { ru: 'Смотрим вместе', kk: 'Бірге көреміз', en: 'Let’s watch together', uz: 'Birga koʻramiz' },
      source: {
        kind: 'promotions',
        items: [
          ...['little-tiger-of-ili', 'forgotten-toys', 'five-balloons', 'big-buck-bunny'].map((key) =>
            promoteContent(filmId(key)),
          ),
          promoteContent(seriesId('batyr-and-co')),
          promoteChannel(1006),
        ],
      },
    },
    {
      slug: 'kids-cartoons',
      template: 'content-v',
      title: { ru: 'Мультфильмы', kk: 'Мультфильмдер', en: 'Cartoons', uz: 'Multfilmlar' },
      source: {
        kind: 'query',
        types: ['movie', 'series', 'program'],
        isCartoon: true,
        ageTo: 6,
        sort: 'rating',
      },
    },
    channelsOf('channels-kids', categories.kids.id, {
      ru: 'Детские каналы',
      kk: 'Балалар арналары',
      en: 'Kids’ channels',
      uz: 'Bolalar kanallari',
    }),
    {
      slug: 'kids-films',
      template: 'content-h',
      contentType: 'movie',
      title: { ru: 'Семейное кино', kk: 'Отбасылық кино', en: 'Family films', uz: 'Oilaviy kino' },
      source: { kind: 'query', types: ['movie'], genreIds: genreIds('family'), ageTo: 6, sort: 'new' },
    },
    {
      slug: 'kids-series',
      template: 'content-h',
      contentType: 'series',
      title: {
        ru: 'Детские сериалы',
        kk: 'Балалар сериалдары',
        en: 'Kids’ series',
        uz: 'Bolalar seriallari',
      },
      source: {
        kind: 'query',
        types: ['series'],
        genreIds: genreIds('family', 'cartoon'),
        ageTo: 6,
        sort: 'rating',
      },
    },
    {
      slug: 'kids-learn',
      template: 'content-h',
      contentType: 'program',
      title: {
        ru: 'Узнаём новое',
        kk: 'Жаңаны білеміз',
        en: 'Learning something new',
        uz: 'Yangilikni bilamiz',
      },
      source: {
        kind: 'query',
        types: ['program'],
        genreIds: genreIds('science', 'family'),
        ageTo: 6,
        sort: 'rating',
      },
    },
  ],
};

export const sportPage: RowsetSeed = {
  id: 106,
  slug: 'sport',
  template: 'group.catalog',
  title: { ru: 'Спорт', kk: 'Спорт', en: 'Sport', uz: 'Sport' },
  description: {
    ru: 'Прямые эфиры, разборы и большие истории о спорте.',
    kk: 'Тікелей эфир, талдау және спорт туралы үлкен хикаялар.',
    en: 'Live games, analysis and big stories about sport.',
    uz: 'Jonli efirlar, tahlillar va sport haqida katta hikoyalar.',
  },
  rows: [
    {
      slug: 'sport-promo',
      template: 'promo-bg',
      title: { ru: 'Главные старты', kk: 'Басты жарыстар', en: 'The main events', uz: 'Asosiy musobaqalar' },
      source: {
        kind: 'promotions',
        items: [
          promoteContent(programmeId('match-of-the-week')),
          promoteContent(programmeId('great-baige')),
          promoteChannel(1010),
          promoteContent(filmId('running-after-a-horse')),
          promoteContent(programmeId('cyber-arena')),
          promoteChannel(1031),
        ],
      },
    },
    channelsOf('channels-sport', categories.sport.id, {
      ru: 'Спортивные каналы',
      kk: 'Спорт арналары',
      en: 'Sport channels',
      uz: 'Sport kanallari',
    }),
    {
      slug: 'sport-shows',
      template: 'content-h',
      title: { ru: 'Спорт на экране', kk: 'Экрандағы спорт', en: 'Sport on screen', uz: 'Ekrandagi sport' },
      source: { kind: 'query', types: ['program'], genreIds: genreIds('sport'), sort: 'rating' },
    },
    rowsByGenre.sport,
  ],
};

export const nonfiction: RowsetSeed = {
  id: 107,
  slug: 'nonfiction',
  template: 'group.catalog',
  title: { ru: 'Документальное', kk: 'Деректі', en: 'Nonfiction', uz: 'Hujjatli' },
  description: {
    ru: 'Мир таким, какой он есть: природа, люди, наука.',
    kk: 'Әлем бар болмысымен: табиғат, адам, ғылым.',
    en: 'The world as it is: nature, people, science.',
    uz: 'Dunyo borligicha: tabiat, odamlar, fan.',
  },
  rows: [
    {
      slug: 'nonfiction-promo',
      template: 'promo-bg',
      title: { ru: 'Реальные истории', kk: 'Шынайы хикаялар', en: 'True stories', uz: 'Haqiqiy hikoyalar' },
      source: {
        kind: 'promotions',
        items: [
          promoteContent(seriesId('rivers-speak')),
          ...[
            'breathing-steppe',
            'ten-thousand-threads',
            'people-of-the-glacier',
            'night-shift-of-the-earth',
            'dombra-inside',
          ].map((key) => promoteContent(filmId(key))),
        ],
      },
    },
    {
      slug: 'nonfiction-films',
      template: 'content-v',
      title: {
        ru: 'Документальные фильмы',
        kk: 'Деректі фильмдер',
        en: 'Documentary films',
        uz: 'Hujjatli filmlar',
      },
      source: {
        kind: 'query',
        types: ['movie', 'series'],
        genreIds: genreIds('documentary'),
        sort: 'rating',
      },
    },
    rowsByGenre.science,
    rowsByGenre.history,
    channelsOf('channels-knowledge', categories.knowledge.id, {
      ru: 'Познавательные каналы',
      kk: 'Танымдық арналар',
      en: 'Factual channels',
      uz: 'Maʼrifiy kanallar',
    }),
  ],
};
