import { split } from '@/lib/shared/split';
import { DESCRIPTION_FOLD } from './constants';

/** About two lines of the heading. */
const EXCERPT_LENGTH = 160;

/** Whether a biography is long enough for a view of its own. */
export function isFolded(biography: string): boolean {
  return biography.length > DESCRIPTION_FOLD;
}

/** What the heading says of it: all of a short one. */
export const excerptOf = (biography: string): string =>
  isFolded(biography) ? `${split(biography, EXCERPT_LENGTH)[0]}…` : biography;
