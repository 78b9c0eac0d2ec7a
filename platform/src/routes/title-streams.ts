import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { adPlanFor } from '../catalogue/advertising.ts';
import { findContent, findLibrary } from '../catalogue/find.ts';
import type { Content } from '../catalogue/model.ts';
import { permitContent } from '../catalogue/permit.ts';
import { catalogueOf } from '../catalogue/store.ts';
import { viewerFor } from '../db/queries/subscriptions.ts';
import type { AdPlan } from '../domain/ads.ts';
import type { Routes } from '../http/app.ts';
import { callerOf } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { fileStream } from '../origin/library/links.ts';
import { titleStream } from '../origin/links.ts';
import { secondsToSegments } from '../origin/timeline.ts';
import { motionRating } from '../presenters/content-card.ts';
import { Stream, streamAnswer } from '../presenters/stream.ts';
import { viewOf } from '../presenters/view.ts';
import { requireCallerRegion } from '../session/region.ts';
import { isPreview, linkBase, statOf } from './stream-answers.ts';
import { StreamQuery } from './stream-query.ts';

/** The title of the origin that is played: a content itself, or a trailer of it. */
type Title = { id: string; duration: number; isProtected: boolean; adPlan: AdPlan; statId: string };

export const titleStreamRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);

  function answer(
    request: FastifyRequest<{ Querystring: StreamQuery }>,
    { age, media, title: name, id, file }: Content,
    title: Title,
  ): Static<typeof Stream> {
    const { locale, query } = request;
    const segments = secondsToSegments(title.duration);
    const virtual = { contentId: title.id, segments, media, name, age };
    const base = linkBase(deps, query);
    const isFile = file !== null && title.id === id;
    const links = isFile ? fileStream(base, file, title.duration) : titleStream(base, virtual);
    const about = {
      img: viewOf(request, deps).images('still', id, locale),
      age,
      motion_rating: motionRating(age),
      trackers: [],
      isProtected: title.isProtected,
      adPlan: title.adPlan,
      statId: title.statId,
    };
    return streamAnswer(links, about, { publicUrl: deps.env.publicUrl, locale });
  }

  app.get(
    '/v2/libraries/:library/contents/:content/stream',
    {
      config: { access: 'device', errors: ['permission_denied', 'lost_content'] },
      schema: {
        summary: 'A film or an episode of a library',
        params: Type.Object({ library: Type.String(), content: Type.String() }),
        querystring: StreamQuery,
        response: { 200: Stream },
      },
    },
    async (request) => {
      const { query } = request;
      const caller = callerOf(request);
      await requireCallerRegion(deps, request, caller);
      const snapshot = await catalogue.current();
      const library = findLibrary(snapshot, request.params.library);
      const content = findContent(snapshot, request.params.content);
      if (content.isLost) throw new ApiError('lost_content');
      const isFolder = content.type === 'series' || content.type === 'season';
      if (isFolder || !content.libraryIds.includes(library.id)) throw new ApiError('not_found');
      const viewer = await viewerFor(deps.db, caller, snapshot, deps.clock.now());
      permitContent(snapshot, content, viewer, request.locale);
      const { id, duration, isProtected } = content;
      const adPlan = adPlanFor(snapshot, content, viewer, isPreview(query));
      const statId = await statOf(deps, caller, { contentId: id, channelId: null, ts: 0 }, query);
      return answer(request, content, { id, duration, isProtected, adPlan, statId });
    },
  );

  app.get(
    '/v2/trailers/:trailer/stream',
    {
      config: { access: 'device', errors: ['permission_denied'] },
      schema: {
        summary: 'A trailer',
        params: Type.Object({ trailer: Type.String() }),
        querystring: StreamQuery,
        response: { 200: Stream },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await requireCallerRegion(deps, request, caller);
      const snapshot = await catalogue.current();
      const trailer = snapshot.trailers.get(request.params.trailer);
      const content = trailer && snapshot.contents.get(trailer.contentId);
      if (!trailer || !content) throw new ApiError('not_found');
      const { id, duration } = trailer;
      const nothing = { contentId: null, channelId: null, ts: 0 };
      const statId = await statOf(deps, caller, nothing, request.query);
      // A trailer is an advertisement itself, and nobody has to buy it.
      return answer(request, content, { id, duration, isProtected: false, adPlan: 'none', statId });
    },
  );
};
