import { PERSON_MARK } from '@/lib/rules/pages/person-mark';

/** Runs before the first paint; `AccountButton` keeps the mark true afterwards. */
export function PersonMark() {
  return <script>{PERSON_MARK}</script>;
}
