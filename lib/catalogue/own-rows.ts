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

/** What a row turned out to hold; the pages that follow know it. Browser only. */
export function rememberOwnRow(rowKey: string, isFilled: boolean): void {
  const property = ownRowProperty(rowKey);
  if (!isFilled) document.documentElement.style.removeProperty(property);
  try {
    const others = keptRows().filter((one) => one !== property);
    localStorage.setItem(OWN_ROWS_KEY, [...others, ...(isFilled ? [property] : [])].join(' '));
  } catch {
    // A browser that keeps nothing: the row waits for its turn with every page.
  }
}

/** This document keeps the place of a row from now on. Browser only. */
export function keepOwnRow(rowKey: string): void {
  document.documentElement.style.setProperty(ownRowProperty(rowKey), 'block');
}

function keptRows(): string[] {
  return (localStorage.getItem(OWN_ROWS_KEY) ?? '').split(' ').filter(Boolean);
}
