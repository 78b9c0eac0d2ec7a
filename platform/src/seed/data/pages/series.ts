import { seriesId } from '../../titles.ts';
import { categories } from '../channels/categories.ts';
import { channelsOf, genreIds, promoteContent, type RowSeed, type RowsetSeed } from './shape.ts';

const allSeries: RowSeed = {
  slug: 'all-series',
  template: 'content-v',
  contentType: 'series',
  title: { ru: 'Все сериалы', kk: 'Барлық сериалдар', en: 'All series', uz: 'Barcha seriallar' },
  source: { kind: 'query', types: ['series'], sort: 'new' },
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
