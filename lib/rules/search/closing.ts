/** Where closing the search leads. */
export type Closing = 'stay' | 'back' | 'catalogue';

interface Place {
  /** Whether results are on the screen now, or only the field over another page. */
  isOnResults: boolean;
  /** Whether this search has led to the results from another page. */
  hasEarlier: boolean;
  isPhone: boolean;
}

/**
 * Where closing the search leads (spec 3 §2). A field that is merely open over a page has
 * left nowhere; results that a link or a reload opened have no earlier path on a desktop.
 */
export function closingOf({ isOnResults, hasEarlier, isPhone }: Place): Closing {
  if (!isOnResults) return 'stay';
  if (isPhone) return 'catalogue';
  return hasEarlier ? 'back' : 'stay';
}

/** Spec 2 §9 breakpoints: up to here the bottom bar is there, and with it the catalogue. */
export const PHONE = '(max-width: 932.98px)';
