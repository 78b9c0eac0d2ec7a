import { filmId } from '../../titles.ts';
import { rowsByGenre } from './genre-rows.ts';
import { promoteContent, type RowSeed, type RowsetSeed } from './shape.ts';

const allFilms: RowSeed = {
  slug: 'all-films',
  template: 'content-v',
  contentType: 'movie',
  title: { ru: 'Все фильмы', kk: 'Барлық фильмдер', en: 'All films', uz: 'Barcha filmlar' },
  source: { kind: 'query', types: ['movie'], sort: 'new' },
};

const directors: RowSeed = {
  slug: 'directors',
  template: 'person',
  title: { ru: 'Режиссёры', kk: 'Режиссёрлер', en: 'Directors', uz: 'Rejissyorlar' },
  source: { kind: 'persons', role: 'director' },
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
