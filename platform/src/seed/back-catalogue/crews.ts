import type { CountryKey } from '../data/countries.ts';
import type { GenreKey } from '../data/genres.ts';
import type { PersonKey } from '../data/persons/index.ts';
import { pickIndex, shuffled } from '../ids.ts';
import type { Credits } from '../types.ts';
import type { TitleBrief } from './brief.ts';

type Pool = readonly [PersonKey, ...PersonKey[]];

/** Those who were grown up when the oldest of these films were made. */
const actors: Partial<Record<CountryKey, Pool>> & { kz: Pool } = {
  kz: ['omirzak', 'akhmedyar', 'kobegen', 'rakhymbai', 'temirzhan', 'zhakypbek', 'sarsenbai', 'nurgaliuly'],
  uz: ['qosimxoja', 'saidbek', 'ergash', 'xolmat'],
  ru: ['ostroukhin', 'beloruchyeva', 'omirzak', 'akhmedyar'],
  kg: ['chynybai', 'akhmedyar', 'zhakypbek'],
  tj: ['chynybai', 'saidbek', 'omirzak'],
  tr: ['ozkaynak', 'gelazoni', 'kobegen'],
  ge: ['gelazoni', 'ozkaynak'],
  no: ['hoksnes', 'whitcraft', 'okoye'],
  gb: ['whitcraft', 'okoye', 'hoksnes'],
  kr: ['hanseojin', 'rakhymbai'],
  fr: ['esterval', 'okoye', 'rakhymbai'],
};
const voices: Pool = ['zhumagul', 'sarsenbai', 'temirzhan', 'akhmedyar', 'saidbek'];

const directorsOfGenre: Partial<Record<GenreKey, Pool>> = {
  cartoon: ['shaimerden'],
  scifi: ['verkhovtsev'],
  documentary: ['yoldosheva', 'aldabergen'],
  crime: ['tasbolat'],
  detective: ['tasbolat'],
};
const directors: Partial<Record<CountryKey, Pool>> & { kz: Pool } = {
  kz: ['aldabergen', 'orynbekova', 'tasbolat', 'lazutina'],
  uz: ['rahmatullayev', 'yoldosheva'],
  kg: ['asanbek'],
  tj: ['asanbek'],
  mn: ['asanbek'],
  ru: ['lazutina', 'verkhovtsev'],
  tr: ['karatash'],
  ge: ['karatash'],
  no: ['solvik'],
  gb: ['solvik'],
  fr: ['marceau'],
};

const writersOfGenre: Partial<Record<GenreKey, Pool>> = {
  scifi: ['sinegorin'],
  documentary: ['davlatsho'],
  history: ['zholdybai'],
  adventure: ['zholdybai', 'kenzhegul'],
};

const composers: Pool = ['nazarbek', 'zimorodova', 'bekzhanov'];

/** An actor of the country that took part in the production joins two or three of the main one. */
function castOf({ key, genres: [genre], countries: [first, second] }: TitleBrief): PersonKey[] {
  if (genre === 'documentary') return [];
  const pool = genre === 'cartoon' ? voices : (actors[first] ?? actors.kz);
  const own = shuffled(pool, `cast ${key}`, String).slice(0, 2 + pickIndex(`size ${key}`, 2));
  const guests = second && genre !== 'cartoon' ? (actors[second] ?? actors.kz) : [];
  const guest = shuffled(guests, `guest ${key}`, String).slice(0, 1);
  return [...new Set([...own, ...guest])];
}

/** The crew of a title, always the same one. */
export function creditsFor(brief: TitleBrief): Credits {
  const { key, genres, countries } = brief;
  const [genre] = genres;
  const [country] = countries;
  const one = (pool: Pool, what: string) => [pool[pickIndex(`${what} ${key}`, pool.length)] ?? pool[0]];
  const writers = country === 'uz' ? (['abdurashid', 'kenzhegul'] as const) : (['kenzhegul'] as const);
  return {
    director: one(directorsOfGenre[genre] ?? directors[country] ?? directors.kz, 'director'),
    writer: one(writersOfGenre[genre] ?? writers, 'writer'),
    actor: castOf(brief),
    composer: one(composers, 'composer'),
    producer: [country === 'uz' ? 'karimberdi' : 'tursynkhan'],
  };
}
