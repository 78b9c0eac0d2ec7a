import { OWN_ROWS_KEY } from '@/lib/rules/pages/own-rows';

/** Called when the viewer changes. Browser only. */
export function forgetOwnRows(): void {
  const { style } = document.documentElement;
  for (const property of Array.from(style))
    if (property.startsWith('--own-row-')) style.removeProperty(property);
  try {
    localStorage.removeItem(OWN_ROWS_KEY);
  } catch {
    // Nothing was stored either.
  }
}
