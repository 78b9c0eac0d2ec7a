import type { FastifyContextConfig } from 'fastify';
import { type Static, Type } from 'typebox';
import { favouriteItems } from '../../catalogue/favourites.ts';
import { airsGuided, fillRow, type RowItems } from '../../catalogue/fill-row.ts';
import { findRowset } from '../../catalogue/find.ts';
import type { Row, Rowset } from '../../catalogue/model.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { type Favourite, listFavourites } from '../../db/queries/favourites.ts';
import { CACHE_MS } from '../../http/answer-cache.ts';
import type { Routes } from '../../http/app.ts';
import type { Caller } from '../../http/caller.ts';
import { type RowStub, RowsetCard, RowsetPage } from '../../presenters/contents/row.ts';
import { scaledImage } from '../../presenters/images.ts';
import { localized, type View, viewOf } from '../../presenters/view.ts';
import type { Found } from '../../search/found.ts';
import { searchOf } from '../../search/store.ts';
import { DEFAULT_LIMIT, moreCount } from './row-paging.ts';

const ICON_SIZE = 64;
const LOGO_WIDTH = 240;
const LOGO_HEIGHT = 80;

function rowsetCard(rowset: Rowset, view: View): Static<typeof RowsetCard> {
  const art = view.images('collection', rowset.id, view.locale);
  const library = rowset.libraryId && view.images('library', rowset.libraryId, view.locale);
  return {
    id: rowset.id,
    slug: rowset.slug,
    title: localized(rowset.title, view),
    template: rowset.template,
    description: localized(rowset.description, view),
    icon: scaledImage(art, ICON_SIZE, ICON_SIZE),
    logo: library ? scaledImage(library, LOGO_WIDTH, LOGO_HEIGHT) : null,
    library_id: rowset.libraryId,
  };
}

/** A row without its items; null for an empty one, except history, which differs by viewer. */
function rowStub(row: Row, { kind, items }: RowItems, view: View): Static<typeof RowStub> | null {
  if (items.length === 0 && kind !== 'own') return null;
  return {
    id: row.id,
    slug: row.slug,
    title: localized(row.title, view),
    template: row.template,
    content_type: row.contentType ?? '',
    more_count: moreCount(items.length, 0, DEFAULT_LIMIT),
    limit: DEFAULT_LIMIT,
    offset: 0,
    html_description: localized(row.htmlDescription, view),
    description: localized(row.description, view),
  };
}

export const rowsetRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const search = searchOf(deps);
  const config = { access: 'public', cacheMs: CACHE_MS.rowsets } satisfies FastifyContextConfig;

  /** The caller's favourites, if the page has a row for them. */
  async function favouritesFor({ rows }: Rowset, caller: Caller | null): Promise<Favourite[]> {
    const hasRow = rows.some(({ source }) => source.kind === 'favourites');
    return caller && hasRow ? listFavourites(deps.db, caller) : [];
  }

  app.get(
    '/v2/rowsets',
    {
      config,
      schema: {
        summary: 'Pages made of rows: the menu',
        querystring: Type.Object({
          version: Type.Optional(Type.String()),
          kind: Type.Optional(Type.String()),
        }),
        response: { 200: Type.Array(RowsetCard) },
      },
    },
    async (request) => {
      const { rowsets } = await catalogue.shownTo(request.caller);
      const view = viewOf(request, deps);
      return rowsets.map((rowset) => rowsetCard(rowset, view));
    },
  );

  app.get(
    '/v2/rowsets/:rowset',
    {
      config,
      schema: {
        summary: 'A page, by id or slug, with its rows but without their items',
        params: Type.Object({ rowset: Type.String() }),
        querystring: Type.Object({
          text: Type.Optional(Type.String({ maxLength: 255 })),
          library_id: Type.Optional(Type.Integer()),
        }),
        response: { 200: RowsetPage },
      },
    },
    async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const view = viewOf(request, deps);
      const rowset = findRowset(snapshot, request.params.rowset);
      const { text, library_id: libraryId } = request.query;
      const found = text ? await search.find(snapshot, text) : undefined;
      const filters = { found, libraryId, nowMs: deps.clock.now() };
      const liked = await favouritesFor(rowset, request.caller);
      const itemsOf = ({ source }: Row): RowItems =>
        source.kind === 'favourites'
          ? favouriteItems(snapshot, source.of, liked)
          : fillRow(snapshot, source, filters);
      const filled = rowset.rows.map((row) => ({ row, items: itemsOf(row) }));
      const rows = filled.flatMap(({ row, items }) => rowStub(row, items, view) ?? []);
      // Programmes of an imported guide are not among the names that were searched.
      const hasGuided = (of: Found) =>
        filled.some(
          ({ items: { kind, items } }) =>
            kind === 'channels' && items.some((channel) => airsGuided(snapshot, channel, of, filters.nowMs)),
        );
      const isSimilar = found?.isSimilar === true && !hasGuided(found);
      return { ...rowsetCard(rowset, view), rows, is_similar: isSimilar };
    },
  );
};
