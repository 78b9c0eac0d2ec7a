import { seriesOf } from '../../../back-catalogue/series-of.ts';
import type { SeriesSeed } from '../../../types.ts';
import { oldDramaSeries } from './drama.ts';
import { oldFamilySeries } from './family.ts';
import { oldSuspenseSeries } from './suspense.ts';

/** Older series of one season. */
export const oldSeries: readonly SeriesSeed[] = [
  ...oldFamilySeries,
  ...oldDramaSeries,
  ...oldSuspenseSeries,
].map(seriesOf);
