import { filmOf } from '../../../back-catalogue/film-of.ts';
import type { FilmSeed } from '../../../types.ts';
import { oldAdventures } from './adventure.ts';
import { oldComedies } from './comedy.ts';
import { oldDocumentaries } from './documentary.ts';
import { oldDramas } from './drama.ts';
import { oldFamilyFilms } from './family.ts';
import { oldHorrors } from './horror.ts';
import { oldRomances } from './romance.ts';
import { oldScienceFiction } from './scifi.ts';
import { oldThrillers } from './thriller.ts';

/** Older films: an author gives their story, the rest follows from it (seed/back-catalogue). */
export const oldFilms: readonly FilmSeed[] = [
  ...oldDramas,
  ...oldComedies,
  ...oldThrillers,
  ...oldScienceFiction,
  ...oldAdventures,
  ...oldFamilyFilms,
  ...oldRomances,
  ...oldHorrors,
  ...oldDocumentaries,
].map(filmOf);
