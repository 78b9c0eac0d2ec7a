/** Spec 2 §9: default 20 from the platform call. */
export const DEFAULT_LIMIT = 20;

/** How many items lie behind the page. */
export function moreCount(total: number, offset: number, limit: number): number {
  return Math.max(0, total - offset - limit);
}
