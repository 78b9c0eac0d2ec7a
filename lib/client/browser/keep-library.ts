import { libraryOfAddress } from './library-of-address';

/**
 * Spec 2 §2 "Catalogue and channel routes", library_id: from the page of a title to what of it plays, and back, the address keeps the library.
 * Stored pages do not know it, so it is put in when a link is reached for. For `pointerdown` (so that new tabs have it, too) and
 * `click` (which keys make).
 */
export function keepLibrary({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  const libraryId = libraryOfAddress();
  if (!link || !libraryId || !isOfThisTitle(link)) return;
  const query = new URLSearchParams(link.search);
  query.set('library_id', libraryId);
  link.href = `${link.pathname}?${query}${link.hash}`;
}

/** A page of a title links to what plays of it, and to its parts; a page that plays to its title. Others are of other libraries. */
function isOfThisTitle({ origin, pathname }: HTMLAnchorElement): boolean {
  if (origin !== location.origin) return false;
  const [, here, title] = location.pathname.split('/');
  const [, there, key] = pathname.split('/');
  return there === 'watch' || (there === 'contents' && (here === 'watch' || key === title));
}
