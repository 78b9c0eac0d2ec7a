import * as v from 'valibot';

/** A title that the viewer rented, as `GET /api/session/rents` answers. */
const RentedTitle = v.object({
  title: v.string(),
  href: v.string(),
  /** Unix milliseconds. */
  endAt: v.number(),
});

export const RentedTitles = v.object({ titles: v.array(RentedTitle) });

export type RentedTitle = v.InferOutput<typeof RentedTitle>;
