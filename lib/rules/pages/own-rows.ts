/**
 * Personal rows that had items when they were last loaded: their place is reserved before the first paint, so
 * that they move nothing (DESIGN section 10: CLS). Stored as the names of the CSS properties of these places.
 */
export const OWN_ROWS_KEY = 'taspa:own-rows';

/** The property that shows the place of a row: `block`, set on the document. */
export function ownRowProperty(rowKey: string): string {
  return `--own-row-${rowKey.replace(/[^\w-]/g, '_')}`;
}

/** CSS `display` of the place of a row: hidden when the row was empty. */
export function ownRowDisplay(rowKey: string): string {
  return `var(${ownRowProperty(rowKey)}, none)`;
}
