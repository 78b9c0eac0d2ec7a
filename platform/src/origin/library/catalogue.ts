/** What the server of film files may know of the database: these types, and nothing else. */

/** A text file with the lines of a film in one language. */
export type SubtitleFile = { language: string; path: string; modifiedMs: number };

/** A film as a file of the provider's own; size and time tell whether it is still the one that was imported. */
export type LibraryFilm = {
  contentId: string;
  path: string;
  size: number;
  modifiedMs: number;
  subtitles: SubtitleFile[];
};

export interface LibraryCatalogue {
  film(contentId: string): Promise<LibraryFilm | null>;
}
