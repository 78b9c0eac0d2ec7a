import { programmeId } from '../../titles.ts';
import { categories } from '../channels/categories.ts';
import { rowsByGenre } from './genre-rows.ts';
import { freeChannelsRow } from './home.ts';
import { channelsOf, promoteContent, type RowSeed, type RowsetSeed } from './shape.ts';

const presenters: RowSeed = {
  slug: 'presenters',
  template: 'person',
  title: { ru: 'Ведущие', kk: 'Жүргізушілер', en: 'Presenters', uz: 'Boshlovchilar' },
  source: { kind: 'persons', role: 'presenter' },
};

export const telecasts: RowsetSeed = {
  id: 104,
  slug: 'telecasts',
  template: 'group.catalog',
  title: { ru: 'Передачи', kk: 'Бағдарламалар', en: 'Shows', uz: 'Koʻrsatuvlar' },
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
        uz: 'Hafta koʻrsatuvlari',
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
      title: { ru: 'Все передачи', kk: 'Барлық бағдарламалар', en: 'All shows', uz: 'Barcha koʻrsatuvlar' },
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
