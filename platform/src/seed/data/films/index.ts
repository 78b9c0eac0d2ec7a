import type { FilmSeed } from '../../types.ts';
import { oldFilms } from '../back-catalogue/films/index.ts';
import { adventures } from './adventure.ts';
import { comedies } from './comedy.ts';
import { documentaries } from './documentary.ts';
import { dramas } from './drama.ts';
import { familyFilms } from './family.ts';
import { horrors } from './horror.ts';
import { romances } from './romance.ts';
import { scienceFiction } from './scifi.ts';
import { thrillers } from './thriller.ts';

export const films: readonly FilmSeed[] = [
  ...dramas,
  ...comedies,
  ...thrillers,
  ...scienceFiction,
  ...adventures,
  ...familyFilms,
  ...romances,
  ...horrors,
  ...documentaries,
  ...oldFilms,
];
