import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { readGenre, withGenre } from '@/lib/rules/guide/address';
import { ruleForOthers } from '@/lib/rules/guide/genres';
import { replaceEntry } from './entry';

/** The words stay readable; the cell loses its background. */
const LESS = 'background: none !important; color: var(--text-faint) !important; font-weight: 400 !important';

/** The key of the chosen genre, which the address contains; '' is all. */
export function useGenre(genres: readonly string[]) {
  const [genre, setGenre] = useState('');
  const restore = useEffectEvent(() => setGenre(readGenre(new URLSearchParams(location.search), genres)));
  useLayoutEffect(() => restore(), []);
  useLessOf(genre);

  function choose(key: string) {
    setGenre(key);
    replaceEntry(withGenre(location.href, key));
  }

  return { genre, choose };
}

/**
 * Makes programmes of other genres less prominent. One rule of style does it, because the first screen is markup that React does not draw, and
 * no cell has to be drawn again.
 */
function useLessOf(genre: string): void {
  useEffect(() => {
    if (!genre) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(ruleForOthers(genre, LESS));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [genre]);
}
