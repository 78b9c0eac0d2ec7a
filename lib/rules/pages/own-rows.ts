/**
 * Which personal rows had something in them when they were last seen: their place is kept before the first paint, and what
 * comes late moves nothing (DESIGN section 10: CLS). Kept as the names of the properties that the style of a place asks for.
 */
export const OWN_ROWS_KEY = 'taspa:own-rows';

/** What shows the place of a row: `block`, on the document. */
export function ownRowProperty(rowKey: string): string {
  return `--own-row-${rowKey.replace(/[^\w-]/g, '_')}`;
}

/** CSS `display` of what stands in a row's place: nothing, where the row was empty. */
export function ownRowDisplay(rowKey: string): string {
  return `var(${ownRowProperty(rowKey)}, none)`;
}
