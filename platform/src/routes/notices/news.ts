import { desc, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { news } from '../../db/schema/notices.ts';
import { intId } from '../../domain/identifiers.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { NewsWire, newsWire } from '../../presenters/notices.ts';
import { viewOf } from '../../presenters/view.ts';
import { Paging, page } from '../query.ts';

/** News of the service (spec 3 §2 News); a bare array, like all lists (wire 10.8). */
export const newsRoutes: Routes = async (app, deps) => {
  const config = { access: 'public' as const };

  app.get(
    '/v2/news',
    {
      config,
      schema: {
        summary: 'News, the latest first',
        querystring: Type.Object(Paging),
        response: { 200: Type.Array(NewsWire) },
      },
    },
    async (request) => {
      const items = await deps.db.select().from(news).orderBy(desc(news.createdAt), desc(news.id));
      const view = viewOf(request, deps);
      return page(items, request.query).map((item) => newsWire(item, view));
    },
  );

  app.get(
    '/v2/news/:item',
    {
      config,
      schema: {
        summary: 'One piece of news',
        params: Type.Object({ item: Type.String() }),
        response: { 200: NewsWire },
      },
    },
    async (request) => {
      const [item] = await deps.db
        .select()
        .from(news)
        .where(eq(news.id, intId(request.params.item) ?? 0));
      if (!item) throw new ApiError('not_found');
      return newsWire(item, viewOf(request, deps));
    },
  );
};
