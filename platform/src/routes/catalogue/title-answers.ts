import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { adPlanFor } from '../../catalogue/advertising.ts';
import type { Content, Snapshot } from '../../catalogue/model.ts';
import { requireContentAccess } from '../../catalogue/require-access.ts';
import { viewerFor } from '../../db/queries/subscriptions.ts';
import type { AdPlan } from '../../domain/ads.ts';
import type { Deps } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { fileStream } from '../../origin/library/links.ts';
import { titleStream } from '../../origin/links.ts';
import { titlePresentation } from '../../origin/presentation.ts';
import { secondsToSegments } from '../../origin/timeline.ts';
import { markersOf } from '../../presenters/channels/markers.ts';
import { type Stream, streamAnswer } from '../../presenters/channels/stream.ts';
import { motionRating } from '../../presenters/contents/motion-rating.ts';
import { viewAt } from '../../presenters/view.ts';
import { isPreview, linkBase, playlistsOf, statOf } from './stream-answers.ts';
import type { StreamQuery } from './stream-query.ts';

/** The title that the origin plays: a content, or its trailer. */
type Title = { id: string; duration: number; isProtected: boolean; adPlan: AdPlan; statId: string | null };

type StreamRequest = FastifyRequest<{ Querystring: StreamQuery }>;

/** The stream answer of a title. */
export function titleAnswer(
  deps: Deps,
  request: StreamRequest,
  { age, media, title: name, id, file, markers }: Content,
  title: Title,
): Static<typeof Stream> {
  const { locale, query } = request;
  const segments = secondsToSegments(title.duration);
  const virtual = { contentId: title.id, segments, media, name, age };
  const base = linkBase(deps, callerOf(request), query);
  const view = viewAt(request, base, deps);
  const isFile = file !== null && title.id === id;
  const links = isFile ? fileStream(base, file, title.duration) : titleStream(base, virtual);
  const about = {
    img: view.images('still', id, locale),
    age,
    motion_rating: motionRating(age, view),
    trackers: [],
    // A trailer is another title and has none.
    markers: title.id === id ? markersOf(markers, view) : [],
    // A file of the provider is served unencrypted.
    isProtected: title.isProtected && !isFile,
    adPlan: title.adPlan,
    statId: title.statId,
    playlists: isFile ? null : playlistsOf(deps, title.id, () => titlePresentation(virtual), query),
  };
  return streamAnswer(links, about, { publicUrl: base.publicUrl, locale });
}

/** The stream answer of a film or an episode, for a caller who may watch it; a folder cannot be played. */
export async function contentAnswer(
  deps: Deps,
  request: StreamRequest,
  snapshot: Snapshot,
  content: Content,
): Promise<Static<typeof Stream>> {
  if (content.isLost) throw new ApiError('lost_content');
  if (content.type === 'series' || content.type === 'season') throw new ApiError('not_found');
  const caller = callerOf(request);
  const viewer = await viewerFor(deps.db, caller, snapshot, deps.clock.now());
  requireContentAccess(snapshot, content, viewer, request.locale);
  const { id, duration, isProtected } = content;
  const adPlan = adPlanFor({ snapshot, order: deps.adOrder }, content, viewer, isPreview(request.query));
  const statId = await statOf(deps, caller, { contentId: id, channelId: null, ts: 0 }, request.query);
  return titleAnswer(deps, request, content, { id, duration, isProtected, adPlan, statId });
}
