import { libraryOfAddress } from './library-of-address';

/**
 * Spec 2 §2 "Catalogue and channel routes", library_id: links between the page of a title and its player keep
 * the library of the address. Stored pages do not know it, so it is added when a link is used: on
 * `pointerdown` (also for new tabs) and on `click` (also for the keyboard).
 */
export function keepLibrary(signal: AbortSignal): void {
  // Captured, so that the link is changed before its own handlers run.
  for (const kind of ['pointerdown', 'click']) {
    document.addEventListener(kind, addLibrary, { capture: true, signal });
  }
}

function addLibrary({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  const libraryId = libraryOfAddress();
  if (!link || !libraryId || !isOfThisTitle(link)) return;
  const query = new URLSearchParams(link.search);
  query.set('library_id', libraryId);
  link.href = `${link.pathname}?${query}${link.hash}`;
}

/**
 * Links from a title page to its player and its parts, and from the player to its title. Other links belong
 * to other libraries.
 */
function isOfThisTitle({ origin, pathname }: HTMLAnchorElement): boolean {
  if (origin !== location.origin) return false;
  const [, here, title] = location.pathname.split('/');
  const [, there, key] = pathname.split('/');
  return there === 'watch' || (there === 'contents' && (here === 'watch' || key === title));
}
