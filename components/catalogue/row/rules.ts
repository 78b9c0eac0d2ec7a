import { rowLook } from '@/lib/rules/catalogue/row-layout';

/** The title of a row with more items links to the whole row (spec 2 §2 "Row templates"). */
const SEE_ALL_BEYOND = 2;

/** Spec 2 §2: an open-all tile when there are more than 6 items. */
const OPEN_ALL_BEYOND = 6;

export function hasSeeAll(count: number): boolean {
  return count > SEE_ALL_BEYOND;
}

export function hasOpenAll(template: string, count: number): boolean {
  return count > OPEN_ALL_BEYOND && rowLook(template).hasOpenAll;
}
