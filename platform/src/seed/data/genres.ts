import type { Localized } from '../../origin/catalogue.ts';

export interface GenreSeed {
  id: number;
  slug: string;
  name: Localized;
}

/** Genres of films, series and programmes; each has a row of its own (`row_slug` = `genre-{slug}`). */
export const genres = {
  drama: { id: 1, slug: 'drama', name: { ru: 'драма', kk: 'драма', en: 'drama', uz: 'drama' } },
  comedy: { id: 2, slug: 'comedy', name: { ru: 'комедия', kk: 'комедия', en: 'comedy', uz: 'komediya' } },
  thriller: {
    id: 3,
    slug: 'thriller',
    name: { ru: 'триллер', kk: 'триллер', en: 'thriller', uz: 'triller' },
  },
  crime: { id: 4, slug: 'crime', name: { ru: 'криминал', kk: 'қылмыс', en: 'crime', uz: 'kriminal' } },
  scifi: {
    id: 5,
    slug: 'sci-fi',
    name: { ru: 'фантастика', kk: 'фантастика', en: 'science fiction', uz: 'fantastika' },
  },
  adventure: {
    id: 6,
    slug: 'adventure',
    name: { ru: 'приключения', kk: 'шытырман оқиға', en: 'adventure', uz: 'sarguzasht' },
  },
  history: {
    id: 7,
    slug: 'history',
    name: { ru: 'исторический', kk: 'тарихи', en: 'history', uz: 'tarixiy' },
  },
  family: { id: 8, slug: 'family', name: { ru: 'семейный', kk: 'отбасылық', en: 'family', uz: 'oilaviy' } },
  cartoon: {
    id: 9,
    slug: 'cartoon',
    name: { ru: 'мультфильм', kk: 'мультфильм', en: 'animation', uz: 'multfilm' },
  },
  romance: {
    id: 10,
    slug: 'romance',
    name: { ru: 'мелодрама', kk: 'мелодрама', en: 'romance', uz: 'melodrama' },
  },
  horror: {
    id: 11,
    slug: 'horror',
    name: { ru: 'ужасы', kk: 'қорқынышты', en: 'horror', uz: 'qoʻrqinchli' },
  },
  documentary: {
    id: 12,
    slug: 'documentary',
    name: { ru: 'документальный', kk: 'деректі', en: 'documentary', uz: 'hujjatli' },
  },
  detective: {
    id: 13,
    slug: 'detective',
    name: { ru: 'детектив', kk: 'детектив', en: 'mystery', uz: 'detektiv' },
  },
  sport: { id: 14, slug: 'sport', name: { ru: 'спорт', kk: 'спорт', en: 'sport', uz: 'sport' } },
  music: { id: 15, slug: 'music', name: { ru: 'музыка', kk: 'музыка', en: 'music', uz: 'musiqa' } },
  news: { id: 16, slug: 'news', name: { ru: 'новости', kk: 'жаңалықтар', en: 'news', uz: 'yangiliklar' } },
  talkshow: {
    id: 17,
    slug: 'talk-show',
    name: { ru: 'ток-шоу', kk: 'ток-шоу', en: 'talk show', uz: 'tok-shou' },
  },
  science: {
    id: 18,
    slug: 'science',
    name: { ru: 'познавательное', kk: 'танымдық', en: 'factual', uz: 'maʼrifiy' },
  },
  travel: { id: 19, slug: 'travel', name: { ru: 'путешествия', kk: 'саяхат', en: 'travel', uz: 'sayohat' } },
  cooking: {
    id: 20,
    slug: 'cooking',
    name: { ru: 'кулинария', kk: 'аспаздық', en: 'cooking', uz: 'pazandalik' },
  },
} as const satisfies Record<string, GenreSeed>;

export type GenreKey = keyof typeof genres;
