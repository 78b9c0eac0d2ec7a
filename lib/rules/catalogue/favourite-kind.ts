/** What a viewer can keep in their favourites (spec 1 §3 "Favourite"). */
export type FavouriteKind = 'channel' | 'content' | 'person' | 'program';
