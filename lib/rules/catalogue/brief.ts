import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';

/** A title in a few words, for its preview. The same for everybody of one audience. */
export interface TitleBrief {
  id: string;
  title: string;
  short: string | null;
  still: string | null;
  color: string | null;
  year: string | null;
  age: number | null;
  rating: string | null;
  genres: string[];
  /** Of what plays at once; a series has none. */
  durationSeconds: number | null;
  isFree: boolean;
  /** null: there is more to choose from than one thing, or nothing to play. */
  watchHref: string | null;
  favourite: FavouriteKind;
}
