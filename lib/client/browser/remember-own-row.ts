import { OWN_ROWS_KEY, ownRowProperty } from '@/lib/rules/pages/own-rows';
import { readStored, writeStored } from './storage';

/** Stores whether a row had items, so that the next pages reserve its place. Browser only. */
export function rememberOwnRow(rowKey: string, isFilled: boolean): void {
  const property = ownRowProperty(rowKey);
  if (!isFilled) document.documentElement.style.removeProperty(property);
  const others = filledRows().filter((one) => one !== property);
  // Without storage the row appears late on every page.
  writeStored('local', OWN_ROWS_KEY, [...others, ...(isFilled ? [property] : [])].join(' '));
}

/** Reserves the place of a row in this document from now on. Browser only. */
export function keepOwnRow(rowKey: string): void {
  document.documentElement.style.setProperty(ownRowProperty(rowKey), 'block');
}

function filledRows(): string[] {
  return (readStored('local', OWN_ROWS_KEY) ?? '').split(' ').filter(Boolean);
}
