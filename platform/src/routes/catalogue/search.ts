import { Type } from 'typebox';
import type { Snapshot } from '../../catalogue/model.ts';
import { filterContents, queryContents } from '../../catalogue/query.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { recentFinds, removeFinds, storeFind } from '../../db/queries/finds.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf, isChild } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { FindWire, findWire } from '../../presenters/contents/find.ts';
import { Suggestion, suggestion } from '../../presenters/contents/suggestion.ts';
import { viewOf } from '../../presenters/view.ts';
import type { FoundItem } from '../../search/found.ts';
import { findsShown } from '../../search/shown.ts';
import { searchOf } from '../../search/store.ts';
import { SnowflakeParam } from '../query.ts';

/** Spec 2 §5: search input max 255 characters. */
const MAX_TEXT = 255;
export const SearchText = Type.Optional(Type.String({ maxLength: MAX_TEXT }));

/** The list under a search field fits without scrolling. */
const MAX_SUGGESTIONS = 10;

/** Before typing: the titles that most viewers have watched lately. */
function popular(snapshot: Snapshot): FoundItem[] {
  const titles = filterContents(snapshot, queryContents(snapshot, { sort: 'popular' }), {});
  return titles.map((item) => ({ kind: 'content', item }));
}

/** Search for current clients: suggestions and earlier searches (wire 6). */
export const searchRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const search = searchOf(deps);
  const own = { access: 'user' as const, forChildren: true };

  app.get(
    '/v2/search/suggest',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Titles and names that what is typed so far may mean; before typing, popular titles',
        querystring: Type.Object({ text: SearchText }),
        response: { 200: Type.Array(Suggestion) },
      },
    },
    async (request) => {
      const { caller, query } = request;
      const snapshot = await catalogue.shownTo(caller);
      const text = (query.text ?? '').trim();
      const all = text === '' ? popular(snapshot) : (await search.find(snapshot, text)).all;
      const view = viewOf(request, deps);
      return all.slice(0, MAX_SUGGESTIONS).map((found) => suggestion(found, view));
    },
  );

  app.post(
    '/v2/search/found',
    {
      config: own,
      schema: {
        summary: 'Notes what a search led to',
        body: Type.Object({
          text: Type.String({ minLength: 1, maxLength: MAX_TEXT }),
          title: Type.Optional(Type.String({ maxLength: 500 })),
          content_type: Type.Optional(Type.String({ maxLength: 40 })),
          object_id: Type.Optional(Type.Union([Type.String({ maxLength: 300 }), Type.Integer()])),
        }),
        response: { 201: FindWire },
      },
    },
    async (request, reply) => {
      const {
        text: typed,
        title = '',
        content_type: contentType = '',
        object_id: objectId = '',
      } = request.body;
      const text = typed.trim().toLowerCase();
      if (text === '') throw new ApiError('invalid', { fields: { text: { key: 'field_required' } } });
      const now = deps.clock.now();
      const find = {
        id: nextSnowflake(now),
        text,
        title,
        contentType,
        objectId: String(objectId),
        createdAt: new Date(now),
      };
      return reply.code(201).send(findWire(await storeFind(deps.db, callerOf(request), find)));
    },
  );

  app.get(
    '/v2/search/history',
    {
      config: own,
      schema: {
        summary: 'What the caller searched for and opened, the latest first',
        response: { 200: Type.Array(FindWire) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const finds = await recentFinds(deps.db, caller);
      const shown = isChild(caller)
        ? await findsShown(deps.db, await catalogue.shownTo(caller), finds)
        : finds;
      return shown.map(findWire);
    },
  );

  app.delete(
    '/v2/search/history',
    { config: own, schema: { summary: 'Forgets all that the caller searched for' } },
    async (request, reply) => {
      await removeFinds(deps.db, callerOf(request));
      return reply.code(204).send();
    },
  );

  app.delete(
    '/v2/search/history/:find',
    {
      config: own,
      schema: { summary: 'Forgets one search of the caller', params: Type.Object({ find: SnowflakeParam }) },
    },
    async (request, reply) => {
      const removed = await removeFinds(deps.db, callerOf(request), request.params.find);
      if (removed === 0) throw new ApiError('not_found');
      return reply.code(204).send();
    },
  );
};
