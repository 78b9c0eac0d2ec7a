/** Spec 2 §9: the platform's default is 20. */
export const DEFAULT_LIMIT = 20;

/** The number of items after the page. */
export function moreCount(total: number, offset: number, limit: number): number {
  return Math.max(0, total - offset - limit);
}
