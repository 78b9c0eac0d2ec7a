/** All that the server of film files needs of the catalogue is these types. */

/** A subtitle file of a film in one language. */
export type SubtitleFile = { language: string; path: string; modifiedMs: number };

/** A film file of the provider; size and time show whether it is still the imported one. */
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
