import { Type } from 'typebox';
import { fillRow } from '../../catalogue/fill-row.ts';
import { findPerson, findRow } from '../../catalogue/find.ts';
import { inOrder } from '../../catalogue/list-order.ts';
import type { Content, Snapshot } from '../../catalogue/model.ts';
import { filterContents } from '../../catalogue/query.ts';
import { fillRowOfPage } from '../../catalogue/row-of-page.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { CACHE_MS } from '../../http/answer-cache.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { RowPage } from '../../presenters/contents/row.ts';
import { rowLists, type ShownItems } from '../../presenters/contents/row-lists.ts';
import { localized, type View, viewOf } from '../../presenters/view.ts';
import { searchOf } from '../../search/store.ts';
import { page } from '../query.ts';
import { ownItems } from './own-rows.ts';
import { DEFAULT_LIMIT, moreCount } from './row-paging.ts';
import { filtersOf, orderOf, RowQuery } from './row-query.ts';

const KIND_ORDER = ['movie', 'series', 'program'];

/** Spec 2 §2 Person page: lists grouped movies, series, program. */
function byKind(contents: readonly Content[]): Content[] {
  return [...contents].sort((a, b) => KIND_ORDER.indexOf(a.type) - KIND_ORDER.indexOf(b.type));
}

export const rowRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const search = searchOf(deps);

  async function foundFor(snapshot: Snapshot, { text }: RowQuery) {
    return text ? search.find(snapshot, text) : undefined;
  }

  /** The part of an answer with the items: one page of them, and the number after it. */
  function paged(snapshot: Snapshot, all: ShownItems, template: string, query: RowQuery, view: View) {
    const { limit = DEFAULT_LIMIT, offset = 0 } = query;
    const order = orderOf(query);
    const shown =
      order && all.kind === 'contents' ? { ...all, items: inOrder(all.items, order, view.locale) } : all;
    const context = { snapshot, template, nowMs: deps.clock.now(), view };
    return {
      limit,
      offset,
      more_count: moreCount(all.items.length, offset, limit),
      ...rowLists(shown, (items) => page(items, { limit, offset }), context),
    };
  }

  app.get(
    '/v2/rows/filmography',
    {
      config: { access: 'public', errors: ['not_found'], cacheMs: CACHE_MS.rows },
      schema: {
        summary: 'What a person took part in: films, then series, then programmes',
        querystring: RowQuery,
        response: { 200: RowPage },
      },
    },
    async (request) => {
      const { query } = request;
      if (!query.person_id) {
        throw new ApiError('invalid', { fields: { person_id: { key: 'field_required' } } });
      }
      const snapshot = await catalogue.shownTo(request.caller);
      const view = viewOf(request, deps);
      const person = findPerson(snapshot, query.person_id);
      const filters = filtersOf(query, await foundFor(snapshot, query), deps.clock.now());
      const items = filterContents(snapshot, byKind(person.contents), filters);
      return {
        id: `filmography-${person.id}`,
        slug: 'filmography',
        title: localized(person.name, view),
        template: 'content-v',
        content_type: '',
        html_description: '',
        description: '',
        ...paged(snapshot, { kind: 'contents', items }, 'content-v', query, view),
      };
    },
  );

  app.get(
    '/v2/rows/:row',
    {
      config: { access: 'public', cacheMs: CACHE_MS.rows },
      schema: {
        summary: 'A row with its items, by id, slug or slug-id',
        params: Type.Object({ row: Type.String() }),
        querystring: RowQuery,
        response: { 200: RowPage },
      },
    },
    async (request) => {
      const { query, caller } = request;
      const snapshot = await catalogue.shownTo(request.caller);
      const view = viewOf(request, deps);
      const row = findRow(snapshot, request.params.row);
      const found = await foundFor(snapshot, query);
      const own = caller && (await ownItems(deps.db, snapshot, caller, row));
      const filters = filtersOf(query, found, deps.clock.now());
      const rowset = snapshot.rowsets.find(({ id }) => id === query.rowset_id);
      const filled = () =>
        rowset ? fillRowOfPage(snapshot, rowset, row, filters) : fillRow(snapshot, row.source, filters);
      const items = own?.items ?? filled();
      return {
        id: row.id,
        slug: row.slug,
        title: localized(own?.title ?? row.title, view),
        template: row.template,
        content_type: row.contentType ?? '',
        html_description: localized(row.htmlDescription, view),
        description: localized(row.description, view),
        ...paged(snapshot, items, row.template, query, view),
      };
    },
  );
};
