/** Longer texts can be folded (spec 2 §5 "Long texts"). */
const PAGE_DESCRIPTION_LENGTH = 400;

/** About two lines of the heading. */
export const EXCERPT_LENGTH = 160;

/** Whether a biography is long enough for a view of its own. */
export function isFolded(biography: string): boolean {
  return biography.length > PAGE_DESCRIPTION_LENGTH;
}
