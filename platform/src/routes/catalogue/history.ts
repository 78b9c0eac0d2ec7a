import { Type } from 'typebox';
import { catalogueOf } from '../../catalogue/store.ts';
import { removePositions, restorePositions } from '../../db/queries/positions.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { HistoryItem, historyItem } from '../../presenters/contents/history-item.ts';
import { Wire } from '../../presenters/schema.ts';
import { viewOf } from '../../presenters/view.ts';
import { Paging, page, SnowflakeParam } from '../query.ts';
import { watchedItems } from './own-rows.ts';

/** The watch history, and removing from it. No document names these calls; the row `history` shows the same data. */
export const historyRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'user' as const };

  app.get(
    '/v2/users/self/history',
    {
      config,
      schema: {
        summary: 'What the caller has watched, one item a title, the latest first',
        querystring: Type.Object(Paging),
        response: { 200: Type.Array(HistoryItem) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const snapshot = await catalogue.shownTo(caller);
      const items = await watchedItems(deps.db, snapshot, caller, { toGoOn: false });
      const view = viewOf(request, deps);
      const thumbnails = (contentId: string) => `${view.mediaUrl}/thumb/vod/${contentId}`;
      return page(items, request.query).map((item) => historyItem(item, thumbnails, view));
    },
  );

  app.delete(
    '/v2/users/self/history',
    { config, schema: { summary: 'Forgets everything the caller has watched, and every resume position' } },
    async (request, reply) => {
      await removePositions(deps.db, callerOf(request), new Date(deps.clock.now()));
      return reply.code(204).send();
    },
  );

  app.delete(
    '/v2/users/self/history/:item',
    {
      config,
      schema: {
        summary: 'Forgets one title of the history: a film, or a series with all its episodes',
        params: Type.Object({ item: SnowflakeParam }),
      },
    },
    async (request, reply) => {
      const at = new Date(deps.clock.now());
      const removed = await removePositions(deps.db, callerOf(request), at, request.params.item);
      if (removed === 0) throw new ApiError('not_found');
      return reply.code(204).send();
    },
  );

  app.post(
    '/v2/users/self/history/restore',
    {
      config,
      schema: {
        summary: 'Brings back a removed title, or else what the caller removed last, within ten minutes',
        body: Type.Object({ id: Type.Optional(SnowflakeParam) }),
        response: { 200: Wire({ restored: Type.Integer({ description: 'positions' }) }) },
      },
    },
    async (request) => ({
      restored: await restorePositions(
        deps.db,
        callerOf(request),
        new Date(deps.clock.now()),
        request.body.id,
      ),
    }),
  );
};
