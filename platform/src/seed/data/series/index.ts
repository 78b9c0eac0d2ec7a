import type { SeriesSeed } from '../../types.ts';
import { oldSeries } from '../back-catalogue/series/index.ts';
import { batyrAndCo } from './batyr-and-co.ts';
import { detectiveAliya } from './detective-aliya.ts';
import { khansDaughter } from './khans-daughter.ts';
import { mahalla } from './mahalla.ts';
import { northernShift } from './northern-shift.ts';
import { orbit } from './orbit.ts';
import { quietPrecinct } from './quiet-precinct.ts';
import { riversSpeak } from './rivers-speak.ts';
import { sauleClinic } from './saule-clinic.ts';
import { schoolAtTheEdge } from './school-at-the-edge.ts';

export const series: readonly SeriesSeed[] = [
  quietPrecinct,
  schoolAtTheEdge,
  orbit,
  khansDaughter,
  sauleClinic,
  mahalla,
  northernShift,
  detectiveAliya,
  riversSpeak,
  batyrAndCo,
  ...oldSeries,
];
