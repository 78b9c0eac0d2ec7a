import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { findContent } from '../../catalogue/find.ts';
import { type LegacyKind, legacyFilters, legacyTitles, narrowLegacy } from '../../catalogue/legacy.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { playableEpisodesOf } from '../../catalogue/watching.ts';
import { legacyFilterId } from '../../domain/legacy-categories.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { Program } from '../../presenters/channels/program.ts';
import {
  LegacyVideo,
  LegacyVideoPage,
  legacyEpisode,
  legacyVideo,
} from '../../presenters/contents/legacy-video.ts';
import { Wire } from '../../presenters/schema.ts';
import { localized, viewOf } from '../../presenters/view.ts';
import { searchOf } from '../../search/store.ts';
import { listed, Paging, page } from '../query.ts';
import { shownPrograms } from './programs.ts';

const Numbers = Type.Optional(Type.String({ maxLength: 200 }));
const TitleQuery = Type.Object({
  ...Paging,
  filters: Numbers,
  categories: Numbers,
  search: Type.Optional(Type.String({ maxLength: 255 })),
});

const Named = { id: Type.Integer(), name: Type.String() };
const FilterWire = Wire({ ...Named, filters: Type.Array(Wire(Named)) });

/** The page size without a limit in the request. */
const DEFAULT_LIMIT = 50;

/** Programmes and videos with their filters, for the oldest clients (wire 8). */
export const legacyTitleRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const search = searchOf(deps);
  const config = { access: 'public' as const };

  function filters(path: string, kind: LegacyKind): void {
    const schema = {
      summary: `Categories of ${kind}s with their genres, in the form of older clients`,
      querystring: Type.Object({ version: Type.Optional(Type.String()) }),
      response: { 200: Type.Array(FilterWire) },
    };
    app.get(path, { config, schema }, async (request) => {
      const view = viewOf(request, deps);
      return legacyFilters(await catalogue.shownTo(request.caller), kind).map(({ category, genres }) => ({
        id: category.id,
        name: localized(category.name, view),
        filters: genres.map(({ id, name }) => ({
          id: legacyFilterId(category.id, id),
          name: localized(name, view),
        })),
      }));
    });
  }

  async function wanted(kind: LegacyKind, request: FastifyRequest, query: Static<typeof TitleQuery>) {
    const { caller } = request;
    const snapshot = await catalogue.shownTo(caller);
    const numbers = [...listed(query.filters), ...listed(query.categories)]
      .map(Number)
      .filter(Number.isInteger);
    const found = query.search ? await search.find(snapshot, query.search) : undefined;
    const titles = narrowLegacy(legacyTitles(snapshot, kind), numbers, found);
    return {
      snapshot,
      titles: page(titles, { limit: DEFAULT_LIMIT, ...query }),
      view: viewOf(request, deps),
    };
  }

  filters('/v2/programs/filters', 'program');
  filters('/v2/videos/filters', 'video');

  app.get(
    '/v2/programs',
    {
      config,
      schema: {
        summary: 'What channels air: programmes, films and series, the newest first',
        querystring: TitleQuery,
        response: { 200: Type.Array(Program) },
      },
    },
    async (request) => {
      const { snapshot, titles } = await wanted('program', request, request.query);
      return shownPrograms(deps, request, snapshot, titles);
    },
  );

  app.get(
    '/v2/videos',
    {
      config,
      schema: {
        summary: 'Films and series of the libraries, in the form of older clients',
        querystring: TitleQuery,
        response: { 200: Type.Array(LegacyVideo) },
      },
    },
    async (request) => {
      const { snapshot, titles, view } = await wanted('video', request, request.query);
      return titles.map((content) => legacyVideo(snapshot, content, view));
    },
  );

  app.get(
    '/v2/videos/:video',
    {
      config: { ...config, errors: ['lost_content'] },
      schema: {
        summary: 'A film, or a series with its episodes, in the form of older clients',
        params: Type.Object({ video: Type.String() }),
        response: { 200: LegacyVideoPage },
      },
    },
    async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const content = findContent(snapshot, request.params.video);
      if (content.isLost) throw new ApiError('lost_content');
      if (content.type !== 'movie' && content.type !== 'series') throw new ApiError('not_found');
      const view = viewOf(request, deps);
      const episodes = playableEpisodesOf(content);
      return {
        ...legacyVideo(snapshot, content, view),
        episodes: episodes.map((episode) => legacyEpisode(episode, view)),
      };
    },
  );
};
