import { OWN_ROWS_KEY } from '@/lib/rules/pages/own-rows';
import { removeStored } from './storage';

/** Called when the viewer changes. Browser only. */
export function forgetOwnRows(): void {
  const { style } = document.documentElement;
  for (const property of Array.from(style))
    if (property.startsWith('--own-row-')) style.removeProperty(property);
  removeStored('local', OWN_ROWS_KEY);
}
