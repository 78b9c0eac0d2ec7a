import type { Promotion } from '../../../db/schema/rows.ts';
import { seedId } from '../../ids.ts';
import { type LibraryKey, libraries } from '../libraries.ts';
import { genreIds, type RowSeed, type RowsetSeed } from './shape.ts';

function brand(key: LibraryKey, destination: Promotion['destination']): Promotion {
  const { title, world, color } = libraries[key];
  return { id: seedId(`promo:library:${key}`), destination, title, artSeed: world, colorBg: color };
}

const rowOf = (slug: string, key: LibraryKey): Promotion['destination'] => ({
  type: 'row',
  id: seedId(`row:${slug}`),
  libraryId: libraries[key].id,
});

/** The libraries as buttons in their own colours; a row with a library shows its titles. */
export const brands: RowSeed = {
  slug: 'home-libraries',
  template: 'branded_button',
  title: {
    ru: 'Онлайн-кинотеатры',
    kk: 'Онлайн кинотеатрлар',
    en: 'Online cinemas',
    uz: 'Onlayn kinoteatrlar',
  },
  source: {
    kind: 'promotions',
    items: [
      brand('alatau', { type: 'rowset', id: '109' }),
      brand('taspa', rowOf('all-films', 'taspa')),
      brand('bala', { type: 'rowset', id: '105' }),
      brand('horizon', rowOf('nonfiction-films', 'horizon')),
    ],
  },
};

const { alatau } = libraries;

/** The page of one library, with its cover and colours instead of slides. */
export const alatauPage: RowsetSeed = {
  id: 109,
  slug: 'alatau',
  libraryId: alatau.id,
  template: 'group.catalog.page',
  title: alatau.title,
  description: alatau.description,
  rows: [
    {
      slug: 'alatau-new',
      template: 'content-v',
      title: {
        ru: 'Премьеры года',
        kk: 'Жыл премьералары',
        en: 'Premieres of the year',
        uz: 'Yil premyeralari',
      },
      source: { kind: 'query', types: ['movie', 'series'], libraryId: alatau.id, sort: 'new' },
    },
    {
      slug: 'alatau-best',
      template: 'content-h',
      title: {
        ru: 'Оценили зрители',
        kk: 'Көрермен таңдауы',
        en: 'Rated by viewers',
        uz: 'Tomoshabinlar tanlovi',
      },
      source: { kind: 'query', types: ['movie', 'series'], libraryId: alatau.id, sort: 'rating' },
    },
    {
      slug: 'alatau-drama',
      template: 'content-v',
      title: {
        ru: 'Большие драмы',
        kk: 'Ауқымды драмалар',
        en: 'Great dramas',
        uz: 'Katta dramalar',
      },
      source: {
        kind: 'query',
        types: ['movie', 'series'],
        libraryId: alatau.id,
        genreIds: genreIds('drama'),
        sort: 'rating',
      },
    },
  ],
};
