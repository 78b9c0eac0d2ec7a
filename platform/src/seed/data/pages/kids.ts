import { filmId, seriesId } from '../../titles.ts';
import { categories } from '../channels/categories.ts';
import { channelsOf, genreIds, promoteChannel, promoteContent, type RowsetSeed } from './shape.ts';

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
