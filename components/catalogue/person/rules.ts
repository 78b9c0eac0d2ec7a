import { split } from '@/components/ui/expandable/split';

/** Longer texts can be folded (spec 2 §5 "Long texts"). */
const PAGE_DESCRIPTION_LENGTH = 400;

/** About two lines of the heading. */
const EXCERPT_LENGTH = 160;

/** Whether a biography is long enough for a view of its own. */
export function isFolded(biography: string): boolean {
  return biography.length > PAGE_DESCRIPTION_LENGTH;
}

/** What the heading says of it: all of a short one. */
export const excerptOf = (biography: string): string =>
  isFolded(biography) ? `${split(biography, EXCERPT_LENGTH)[0]}…` : biography;
