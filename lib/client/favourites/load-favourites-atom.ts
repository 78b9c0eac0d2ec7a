/** The viewer's favourites, with the script that reads them. */
export const loadFavouritesAtom = () => import('./favourites').then(({ favouritesAtom }) => favouritesAtom);
