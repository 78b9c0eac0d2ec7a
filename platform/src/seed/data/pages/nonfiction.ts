import { filmId, seriesId } from '../../titles.ts';
import { categories } from '../channels/categories.ts';
import { donations } from './donations.ts';
import { rowsByGenre } from './genre-rows.ts';
import { channelsOf, genreIds, promoteContent, type RowsetSeed } from './shape.ts';

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
    donations,
    channelsOf('channels-knowledge', categories.knowledge.id, {
      ru: 'Познавательные каналы',
      kk: 'Танымдық арналар',
      en: 'Factual channels',
      uz: 'Maʼrifiy kanallar',
    }),
  ],
};
