/** The viewer's rating of a title (spec 2 §3 Content meta `user_rating`). */
export interface OwnRating {
  id: string;
  /** 1…10. */
  rating: number;
}

/** The platform's scale, the same as that of other sites whose ratings are shown. */
export const HIGHEST_RATING = 10;
