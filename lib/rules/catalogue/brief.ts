import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';

/** The short details of a title for its preview. The same for everyone of one audience. */
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
  /** Of the title that plays; a series has none. */
  durationSeconds: number | null;
  isFree: boolean;
  /** Of a series, its first episode that plays; null when nothing plays. */
  watchHref: string | null;
  /** The numbers of that episode; null for other titles. */
  firstEpisode: { season: number; episode: number } | null;
  favourite: FavouriteKind;
}
