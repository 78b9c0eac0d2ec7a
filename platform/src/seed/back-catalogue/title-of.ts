import type { Localized } from '../../origin/catalogue.ts';
import { pickIndex } from '../ids.ts';
import type { TitleSeed } from '../types.ts';
import type { TitleBrief } from './brief.ts';
import { creditsFor } from './crews.ts';
import { colours, worldsOf } from './looks.ts';
import { tonesOf } from './tones.ts';

function pickOne<T>(from: readonly T[], key: string): T {
  return from[pickIndex(key, from.length)] as T;
}

function joined(one: Localized, other: Localized): Localized {
  const both = (language: keyof Localized) => `${one[language]} ${other[language]}`;
  return { ru: both('ru'), kk: both('kk'), en: both('en'), uz: both('uz') };
}

/** Cartoons belong to the children's shelf, documentaries and films of distant countries to the horizon. */
function libraryOf({ key, genres: [genre], countries: [country] }: TitleBrief): TitleSeed['library'] {
  if (genre === 'cartoon') return 'bala';
  if (genre === 'documentary' || !['kz', 'uz', 'kg', 'tj', 'ru', 'mn'].includes(country)) return 'horizon';
  return pickOne(['taspa', 'taspa', 'alatau'] as const, `library ${key}`);
}

/** What films and series of the back catalogue have in common. */
export function titleOf(brief: TitleBrief): TitleSeed {
  const { key, title, short, year, age, genres, countries, rating } = brief;
  const world = pickOne(worldsOf(genres[0]), `world ${key}`);
  const library = libraryOf(brief);
  const isFree = library === 'taspa' || library === 'bala';
  return {
    key,
    title,
    short,
    year,
    age,
    genres,
    countries,
    world,
    library,
    description: joined(short, pickOne(tonesOf(genres[0]), `tone ${key}`)),
    kinopoisk: rating,
    // Viewers of the two sites differ by less than half a point.
    imdb: rating + (pickIndex(`imdb ${key}`, 9) - 5) / 10,
    credits: creditsFor(brief),
    color: pickOne(colours[world], `colour ${key}`),
    ...(genres[0] === 'cartoon' && { cartoon: true as const }),
    ...(isFree && { free: true as const }),
  };
}
