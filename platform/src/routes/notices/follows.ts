import { type Static, Type } from 'typebox';
import { findContent } from '../../catalogue/find.ts';
import type { Content } from '../../catalogue/model.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { newEpisodesOf } from '../../catalogue/watching.ts';
import {
  addFollow,
  type Follow,
  listFollows,
  markFollowSeen,
  removeFollow,
} from '../../db/queries/follows.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf, registeredCallerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { isUuid } from '../../http/uuid.ts';
import { Nullable, Snowflake, Wire } from '../../presenters/schema.ts';
import { localized, type View, viewOf } from '../../presenters/view.ts';
import { Paging, page } from '../query.ts';

const FollowWire = Wire({
  id: Type.String(),
  content_id: Snowflake,
  slug: Type.String(),
  title: Type.String(),
  new_episodes: Type.Integer({
    description: 'published since the viewer followed it or saw the last notice',
  }),
  as_of: Type.Integer({
    description: 'unix milliseconds: when the last of them was published; a notice of them sends it back',
  }),
  newest: Nullable(
    Wire({
      id: Snowflake,
      slug: Type.String(),
      season: Type.Integer(),
      series: Type.Integer(),
      title: Type.String(),
    }),
  ),
});

function followWire({ id, seenAt }: Follow, series: Content, view: View): Static<typeof FollowWire> {
  const fresh = newEpisodesOf(series, seenAt);
  const newest = fresh.at(-1);
  return {
    id,
    content_id: series.id,
    slug: series.slug,
    title: localized(series.title, view),
    new_episodes: fresh.length,
    as_of: Math.max(seenAt.getTime(), ...fresh.map(({ publishedAt }) => publishedAt.getTime())),
    newest: newest
      ? {
          id: newest.id,
          slug: newest.slug,
          season: newest.season,
          series: newest.series,
          title: localized(newest.title, view),
        }
      : null,
  };
}

/** Series whose new episodes are announced. No document names these calls. */
export const followRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'user' as const, forChildren: true };
  const params = Type.Object({ follow: Type.String() });

  app.get(
    '/v2/users/self/follows',
    {
      config,
      schema: {
        summary: 'The series that the caller follows, and their new episodes',
        querystring: Type.Object(Paging),
        response: { 200: Type.Array(FollowWire) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { contents } = await catalogue.shownTo(caller);
      const view = viewOf(request, deps);
      const shown = (await listFollows(deps.db, caller)).flatMap((follow) => {
        const series = contents.get(follow.contentId);
        return series ? [followWire(follow, series, view)] : [];
      });
      return page(shown, request.query);
    },
  );

  app.post(
    '/v2/users/self/follows',
    {
      config: { ...config, errors: ['permission_denied', 'not_found'] },
      schema: {
        summary: 'Follows a series or a programme with episodes',
        body: Type.Object({ content_id: Type.String({ minLength: 1, maxLength: 300 }) }),
        response: { 201: FollowWire },
      },
    },
    async (request, reply) => {
      // As with favourites (spec 2 §6): personal data needs a user.
      const caller = registeredCallerOf(request);
      const content = findContent(await catalogue.shownTo(caller), request.body.content_id);
      if (content.type !== 'series' && content.type !== 'program') throw new ApiError('not_found');
      const follow = await addFollow(deps.db, caller, content.id, new Date(deps.clock.now()));
      return reply.code(201).send(followWire(follow, content, viewOf(request, deps)));
    },
  );

  app.post(
    '/v2/users/self/follows/:follow/seen',
    {
      config,
      schema: {
        summary: 'The viewer has seen the notice of the new episodes',
        params,
        body: Type.Object({
          as_of: Type.Optional(
            Type.Integer({ minimum: 0, description: 'of the list that the notice was made from; now' }),
          ),
        }),
      },
    },
    async (request, reply) => {
      const { follow: id } = request.params;
      const now = deps.clock.now();
      // Episodes that were published after the list was read are in no notice yet.
      const seenAt = new Date(Math.min(request.body.as_of ?? now, now));
      const isMarked = isUuid(id) && (await markFollowSeen(deps.db, callerOf(request), id, seenAt));
      if (!isMarked) throw new ApiError('not_found');
      return reply.code(204).send();
    },
  );

  app.delete(
    '/v2/users/self/follows/:follow',
    { config, schema: { summary: 'Follows a series no longer', params } },
    async (request, reply) => {
      const { follow: id } = request.params;
      const isRemoved = isUuid(id) && (await removeFollow(deps.db, callerOf(request), id));
      if (!isRemoved) throw new ApiError('not_found');
      return reply.code(204).send();
    },
  );
};
