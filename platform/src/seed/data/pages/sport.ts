import { filmId, programmeId } from '../../titles.ts';
import { categories } from '../channels/categories.ts';
import { rowsByGenre } from './genre-rows.ts';
import { sportPackets } from './packet-rows.ts';
import { channelsOf, genreIds, promoteChannel, promoteContent, type RowsetSeed } from './shape.ts';

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
          promoteContent(programmeId('weekend-derby')),
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
    sportPackets,
    {
      slug: 'sport-shows',
      template: 'content-h',
      title: { ru: 'Спорт на экране', kk: 'Экрандағы спорт', en: 'Sport on screen', uz: 'Ekrandagi sport' },
      source: { kind: 'query', types: ['program'], genreIds: genreIds('sport'), sort: 'rating' },
    },
    rowsByGenre.sport,
  ],
};
