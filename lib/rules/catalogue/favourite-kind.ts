import type { ContentKind } from './view';

/** What a viewer can keep in their favourites (spec 1 §3 "Favourite"). */
export type FavouriteKind = 'channel' | 'content' | 'person' | 'program';

/** The kind under which a title is kept: the same wherever it is shown, because each kind has its own list. */
export const favouriteKindOf = (kind: ContentKind): FavouriteKind =>
  kind === 'program' ? 'program' : 'content';
