import { PERSON_MARK } from '@/lib/rules/pages/person-mark';

/** An inline script that runs before the first paint; later `useSessionStart` updates the mark. */
export function PersonMark() {
  return <script>{PERSON_MARK}</script>;
}
