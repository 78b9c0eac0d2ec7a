import { type Static, Type } from 'typebox';
import { findContent } from '../../catalogue/find.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { type ContentRating, listRatings, rate, withdrawRating } from '../../db/queries/ratings.ts';
import { isoSeconds } from '../../domain/iso.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf, registeredCallerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { Snowflake, Wire } from '../../presenters/schema.ts';
import { Paging, page, SnowflakeParam } from '../query.ts';

/** The same scale as other sites, so that both can be shown together. */
const HIGHEST_RATING = 10;

const RatingWire = Wire({
  id: Snowflake,
  content_id: Snowflake,
  rating: Type.Integer(),
  updated_at: Type.String({ format: 'date-time' }),
});

function ratingWire({ id, contentId, rating, updatedAt }: ContentRating): Static<typeof RatingWire> {
  return { id, content_id: contentId, rating, updated_at: isoSeconds(updatedAt) };
}

/** A viewer's rating of a title: `user_rating` of content_metadata (wire 4); no public source shows the call. */
export const ratingRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'user' as const, forChildren: true };

  app.get(
    '/v2/users/self/ratings',
    {
      config,
      schema: {
        summary: 'What the caller has rated, the latest first',
        querystring: Type.Object(Paging),
        response: { 200: Type.Array(RatingWire) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { contents } = await catalogue.shownTo(caller);
      const ratings = await listRatings(deps.db, caller);
      const shown = ratings.filter(({ contentId }) => contents.has(contentId));
      return page(shown, request.query).map(ratingWire);
    },
  );

  app.post(
    '/v2/users/self/ratings',
    {
      config: { ...config, errors: ['permission_denied', 'not_found'] },
      schema: {
        summary: 'Rates a film, a series, an episode or a programme from 1 to 10; again changes it',
        body: Type.Object({
          content_id: Type.String({ minLength: 1, maxLength: 300 }),
          rating: Type.Integer({ minimum: 1, maximum: HIGHEST_RATING }),
        }),
        response: { 201: RatingWire },
      },
    },
    async (request, reply) => {
      // As with favourites (spec 2 §6): personal data needs a user.
      const caller = registeredCallerOf(request);
      const content = findContent(await catalogue.shownTo(caller), request.body.content_id);
      const now = deps.clock.now();
      const rating = await rate(deps.db, caller, {
        id: nextSnowflake(now),
        contentId: content.id,
        rating: request.body.rating,
        updatedAt: new Date(now),
      });
      return reply.code(201).send(ratingWire(rating));
    },
  );

  app.delete(
    '/v2/users/self/ratings/:rating',
    {
      config,
      schema: {
        summary: 'Withdraws a rating',
        params: Type.Object({ rating: SnowflakeParam }),
      },
    },
    async (request, reply) => {
      const isRemoved = await withdrawRating(deps.db, callerOf(request), request.params.rating);
      if (!isRemoved) throw new ApiError('not_found');
      return reply.code(204).send();
    },
  );
};
