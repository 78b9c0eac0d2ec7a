/** The favourites of the viewer, loaded together with the code that reads them. */
export const loadFavouritesAtom = () => import('./favourites').then(({ favouritesAtom }) => favouritesAtom);
