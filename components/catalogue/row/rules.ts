import { rowLook } from '@/lib/catalogue/row-look';

/** Spec 2 §2: "a row title with more than 2 items links to see-all". */
const SEE_ALL_BEYOND = 2;

/** Spec 2 §2: an open-all tile when there are more than 6 items. */
const OPEN_ALL_BEYOND = 6;

export function hasSeeAll(count: number): boolean {
  return count > SEE_ALL_BEYOND;
}

export function hasOpenAll(template: string, count: number): boolean {
  return count > OPEN_ALL_BEYOND && rowLook(template).hasOpenAll;
}
