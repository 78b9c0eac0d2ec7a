import { useEffect } from 'react';
import { ruleForOthers } from '@/lib/rules/guide/genres';

/** The words stay readable; the cell loses its background. */
const LESS = 'background: none !important; color: var(--text-faint) !important; font-weight: 400 !important';

/**
 * Makes programmes of other genres less prominent. One rule of style does it, because the first screen is markup that React does not draw, and
 * no cell has to be drawn again.
 */
export function useGenre(key: string): void {
  useEffect(() => {
    if (!key) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(ruleForOthers(key, LESS));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [key]);
}
