import type { FastifyContextConfig } from 'fastify';
import { Type } from 'typebox';
import { catchups } from '../../catalogue/air.ts';
import { findTitle } from '../../catalogue/find-title.ts';
import type { Content, Snapshot } from '../../catalogue/model.ts';
import { filterContents } from '../../catalogue/query.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { episodesOf } from '../../catalogue/watching.ts';
import type { Database } from '../../db/open.ts';
import { positionsIn } from '../../db/queries/positions.ts';
import { rankSimilar } from '../../domain/similar.ts';
import { CACHE_MS } from '../../http/answer-cache.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { Catchup, catchup } from '../../presenters/channels/catchup.ts';
import { ContentCard, contentCard } from '../../presenters/contents/content-card.ts';
import { ContentPage, contentPage } from '../../presenters/contents/content-page.ts';
import { Episode, episode } from '../../presenters/contents/episode.ts';
import { viewOf } from '../../presenters/view.ts';
import { Paging, page } from '../query.ts';

const params = Type.Object({ content: Type.String() });

/** The latest broadcasts are enough for a list of catch-up. */
const MAX_CATCHUPS = 50;

/** A content that is available (spec 2 §8: lost_content has its own fallback). */
async function presentContent(db: Database, snapshot: Snapshot, key: string): Promise<Content> {
  const content = await findTitle(db, snapshot, key);
  if (content.isLost) throw new ApiError('lost_content');
  return content;
}

export const contentRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = {
    access: 'public',
    errors: ['lost_content'],
    cacheMs: CACHE_MS.usual,
  } satisfies FastifyContextConfig;

  app.get(
    '/v2/contents/:content',
    {
      config,
      schema: {
        summary: 'A film, series, season, episode or programme, by slug or id',
        params,
        response: { 200: ContentPage },
      },
    },
    async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const content = await presentContent(deps.db, snapshot, request.params.content);
      return contentPage(content, viewOf(request, deps));
    },
  );

  app.get(
    '/v2/contents/:content/episodes',
    {
      config,
      schema: {
        summary: 'Episodes, in order, with the progress of the caller',
        params,
        querystring: Type.Object({ ...Paging, season: Type.Optional(Type.Integer({ minimum: 0 })) }),
        response: { 200: Type.Array(Episode) },
      },
    },
    async (request) => {
      const { query, caller } = request;
      const content = await presentContent(deps.db, await catalogue.shownTo(caller), request.params.content);
      // An episode stands for its series: players send the id that they play.
      const all = episodesOf(content.type === 'episode' ? content.root : content);
      const wanted = all.filter(
        ({ season, isLost }) => !isLost && (query.season === undefined || season === query.season),
      );
      const shown = page(wanted, query);
      const ids = shown.map(({ id }) => id);
      const positions = caller ? await positionsIn(deps.db, caller, ids) : new Map();
      const view = viewOf(request, deps);
      return shown.map((one) => episode(one, positions.get(one.id) ?? null, view));
    },
  );

  app.get(
    '/v2/contents/:content/sources',
    {
      config,
      schema: {
        summary: 'Broadcasts that can be watched again, the latest first',
        params,
        response: { 200: Type.Object({ catchups: Type.Array(Catchup) }) },
      },
    },
    async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const content = await presentContent(deps.db, snapshot, request.params.content);
      const view = viewOf(request, deps);
      const now = Math.floor(deps.clock.now() / 1000);
      const found = catchups(snapshot, content, now).slice(0, MAX_CATCHUPS);
      return { catchups: found.map((entry) => catchup(entry, now, view)) };
    },
  );

  app.get(
    '/v2/contents/:content/similar',
    {
      config,
      schema: {
        summary: 'What resembles it in genres and persons, the closest first',
        params,
        response: { 200: Type.Array(ContentCard) },
      },
    },
    async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const { root } = await presentContent(deps.db, snapshot, request.params.content);
      const pool = filterContents(snapshot, snapshot.roots, {});
      const view = viewOf(request, deps);
      return rankSimilar(root, pool).map((content) => contentCard(content, view));
    },
  );
};
