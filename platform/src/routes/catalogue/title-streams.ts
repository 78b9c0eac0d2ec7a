import { Type } from 'typebox';
import { findContent, findLibrary } from '../../catalogue/find.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { Stream } from '../../presenters/channels/stream.ts';
import { requireWatching } from '../../session/watching.ts';
import { StreamQuery } from './stream-query.ts';
import { contentAnswer, titleAnswer } from './title-answers.ts';

export const titleStreamRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);

  app.get(
    '/v2/libraries/:library/contents/:content/stream',
    {
      config: {
        access: 'device',
        errors: ['permission_denied', 'bedtime', 'screen_time_over', 'lost_content'],
      },
      schema: {
        summary: 'A film or an episode of a library',
        params: Type.Object({ library: Type.String(), content: Type.String() }),
        querystring: StreamQuery,
        response: { 200: Stream },
      },
    },
    async (request) => {
      await requireWatching(deps, request, callerOf(request));
      const snapshot = await catalogue.current();
      const library = findLibrary(snapshot, request.params.library);
      const content = findContent(snapshot, request.params.content);
      if (content.isLost) throw new ApiError('lost_content');
      if (!content.libraryIds.includes(library.id)) throw new ApiError('not_found');
      return contentAnswer(deps, request, snapshot, content);
    },
  );

  app.get(
    '/v2/trailers/:trailer/stream',
    {
      config: { access: 'device', errors: ['permission_denied', 'bedtime', 'screen_time_over'] },
      schema: {
        summary: 'A trailer',
        params: Type.Object({ trailer: Type.String() }),
        querystring: StreamQuery,
        response: { 200: Stream },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await requireWatching(deps, request, caller);
      // A trailer shows its title, so a child gets only trailers of the child's catalogue.
      const snapshot = await catalogue.shownTo(caller);
      const trailer = snapshot.trailers.get(request.params.trailer);
      const content = trailer && snapshot.contents.get(trailer.contentId);
      if (!trailer || !content) throw new ApiError('not_found');
      const { id, duration } = trailer;
      // A trailer has no ads, needs no purchase, and nobody reports how much of it was watched.
      const free = { isProtected: false, adPlan: 'none', statId: null } as const;
      return titleAnswer(deps, request, content, { id, duration, ...free });
    },
  );
};
