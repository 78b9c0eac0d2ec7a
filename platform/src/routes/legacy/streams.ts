import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { findContent } from '../../catalogue/find.ts';
import type { Content, Snapshot } from '../../catalogue/model.ts';
import { nextToPlay } from '../../catalogue/playback.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { positionsUnder } from '../../db/queries/positions.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { Stream } from '../../presenters/channels/stream.ts';
import { requireWatching } from '../../session/watching.ts';
import { StreamQuery } from '../catalogue/stream-query.ts';
import { contentAnswer } from '../catalogue/title-answers.ts';

/** Streams of films and episodes for older clients, which read `hls` (wire 5.2). */
export const legacyStreamRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = {
    access: 'device' as const,
    errors: ['permission_denied', 'bedtime', 'screen_time_over', 'lost_content'] as const,
  };

  /** Older clients play a series by its number: the episode that was started last continues, else the first one begins. */
  async function playedOf(request: FastifyRequest, snapshot: Snapshot, content: Content): Promise<Content> {
    if (content.type !== 'series' && content.type !== 'season') return content;
    const positions = await positionsUnder(deps.db, callerOf(request), content.root.id);
    const { title } = nextToPlay(snapshot, content, positions);
    if (!title) throw new ApiError('not_found');
    return title;
  }

  app.get(
    '/v2/videos/:video/stream',
    {
      config,
      schema: {
        summary:
          'A film, or of a series the episode that is next for the caller, in the form of older clients',
        params: Type.Object({ video: Type.String() }),
        querystring: StreamQuery,
        response: { 200: Stream },
      },
    },
    async (request) => {
      await requireWatching(deps, request, callerOf(request));
      const snapshot = await catalogue.current();
      const content = findContent(snapshot, request.params.video);
      if (content.libraryIds.length === 0) throw new ApiError('not_found');
      return contentAnswer(deps, request, snapshot, await playedOf(request, snapshot, content));
    },
  );

  app.get(
    '/v2/videos/:video/episodes/:episode/stream',
    {
      config,
      schema: {
        summary: 'An episode of a series, in the form of older clients',
        params: Type.Object({ video: Type.String(), episode: Type.String() }),
        querystring: StreamQuery,
        response: { 200: Stream },
      },
    },
    async (request) => {
      await requireWatching(deps, request, callerOf(request));
      const snapshot = await catalogue.current();
      const series = findContent(snapshot, request.params.video);
      const episode = findContent(snapshot, request.params.episode);
      const isOfIt = episode.type === 'episode' && episode.root === series;
      if (!isOfIt || episode.libraryIds.length === 0) throw new ApiError('not_found');
      return contentAnswer(deps, request, snapshot, episode);
    },
  );
};
