import type { FastifyContextConfig } from 'fastify';
import { Type } from 'typebox';
import { catalogueOf } from '../../catalogue/store.ts';
import { CACHE_MS } from '../../http/answer-cache.ts';
import type { Routes } from '../../http/app.ts';
import { Library, presentLibrary } from '../../presenters/contents/library.ts';
import { Nullable, Wire } from '../../presenters/schema.ts';
import { localized, viewOf } from '../../presenters/view.ts';
import { Paging, page } from '../query.ts';

const Genre = Wire({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  parent_id: Nullable(Type.Integer()),
  row_id: Type.String(),
  row_slug: Type.String(),
});
const Country = Wire({ id: Type.Integer(), name: Type.String(), code: Type.String() });
const SeoMask = Wire({ page_type: Type.String(), text_type: Type.String(), value: Type.String() });
/** Lists that other answers refer to: libraries, genres, countries, texts for search engines. */
export const directoryRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'public', cacheMs: CACHE_MS.usual } satisfies FastifyContextConfig;
  const list = { querystring: Type.Object(Paging) };

  app.get(
    '/v2/libraries',
    { config, schema: { summary: 'Libraries', ...list, response: { 200: Type.Array(Library) } } },
    async (request) => {
      const view = viewOf(request, deps);
      const { libraries } = await catalogue.current();
      return page([...libraries.values()], request.query).map((library) => presentLibrary(library, view));
    },
  );

  app.get(
    '/v2/internal_genres',
    { config, schema: { summary: 'Genres', ...list, response: { 200: Type.Array(Genre) } } },
    async (request) => {
      const view = viewOf(request, deps);
      const { genres } = await catalogue.current();
      return page(genres, request.query).map((genre) => ({
        id: genre.id,
        name: localized(genre.name, view),
        slug: genre.slug,
        parent_id: genre.parentId,
        row_id: genre.rowId ?? '',
        row_slug: genre.rowSlug ?? '',
      }));
    },
  );

  app.get(
    '/v2/countries',
    { config, schema: { summary: 'Countries', ...list, response: { 200: Type.Array(Country) } } },
    async (request) => {
      const view = viewOf(request, deps);
      const { countries } = await catalogue.current();
      return page(countries, request.query).map(({ id, name, code }) => ({
        id,
        name: localized(name, view),
        code,
      }));
    },
  );

  app.get(
    '/v2/seo/masks',
    { config, schema: { summary: 'Texts for search engines', response: { 200: Type.Array(SeoMask) } } },
    async (request) => {
      const view = viewOf(request, deps);
      const { seoMasks } = await catalogue.current();
      return seoMasks.map(({ pageType, textType, value }) => ({
        page_type: pageType,
        text_type: textType,
        value: localized(value, view),
      }));
    },
  );
};
