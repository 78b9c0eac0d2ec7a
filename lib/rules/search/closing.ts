/** The result of closing the search; `discard` also stays, and the results that are on their way must not come. */
export type Closing = 'stay' | 'discard' | 'back' | 'catalogue';

interface SearchState {
  /** Whether results are on the screen, or only the field over another page. */
  isOnResults: boolean;
  /** Whether this search opened the results from another page. They may not have arrived yet. */
  hasEarlier: boolean;
  /** Whether the bottom bar with the catalogue is shown. */
  isPhone: boolean;
}

/**
 * Where closing the search leads (spec 3 §2). A field over a page stays there; results that a link or a
 * reload opened have no earlier path on a desktop.
 */
export function closingOf({ isOnResults, hasEarlier, isPhone }: SearchState): Closing {
  if (!isOnResults) return hasEarlier ? 'discard' : 'stay';
  if (isPhone) return 'catalogue';
  return hasEarlier ? 'back' : 'stay';
}
