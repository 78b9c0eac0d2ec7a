import { OWN_ROWS_KEY, ownRowProperty } from '@/lib/rules/pages/own-rows';

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
