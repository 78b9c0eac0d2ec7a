import { rowsByGenre } from './genre-rows.ts';
import { home } from './home.ts';
import { kidsPage } from './kids.ts';
import { alatauPage } from './libraries.ts';
import { movies } from './movies.ts';
import { nonfiction } from './nonfiction.ts';
import { seriesPage } from './series.ts';
import type { RowSeed, RowsetSeed } from './shape.ts';
import { looseRows, myPage, searchPage } from './special.ts';
import { sportPage } from './sport.ts';
import { telecasts } from './telecasts.ts';

/** In the order of the menu. */
export const rowsets: readonly RowsetSeed[] = [
  home,
  movies,
  seriesPage,
  telecasts,
  kidsPage,
  sportPage,
  nonfiction,
  alatauPage,
  searchPage,
  myPage,
];

/** Every row once: a row may be on several pages. */
export const rows: readonly RowSeed[] = [
  ...new Set([...rowsets.flatMap((page) => page.rows), ...Object.values(rowsByGenre), ...looseRows]),
];
