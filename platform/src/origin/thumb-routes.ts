import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import type { OriginCatalogue } from './catalogue.ts';
import { picturesOf } from './part.ts';
import { livePresentation, type Presentation, titlePresentation } from './presentation.ts';
import { channelOf, momentOf, numberIn, type OriginDeps, paramsOf, queryOf, titleOf } from './requests.ts';
import { thumbResizer, thumbSize } from './thumbs.ts';
import { entryOfSecond, SEGMENT_SECONDS, segmentAt } from './timeline.ts';

/** Spec 2 §7 channel thumbnails: one every 10 seconds. */
const STEP_SECONDS = 10;

function secondOf(file: string | undefined): number {
  const second = numberIn(/^(\d+)\.jpg$/.exec(file ?? '')?.[1]);
  return second - (second % STEP_SECONDS);
}

/** The seconds of [from, to) with a picture at `{screenshot_url}/{second}.jpg`. */
function seekPoints(from: number, to: number): number[] {
  const first = Math.ceil(from / STEP_SECONDS) * STEP_SECONDS;
  const count = Math.max(0, Math.ceil((to - first) / STEP_SECONDS));
  return Array.from({ length: count }, (_, at) => first + at * STEP_SECONDS);
}

/** Thumbnails for the seek bar. They are public: they show no more than a poster does. */
export function addThumbRoutes(app: FastifyInstance, deps: OriginDeps, catalogue: OriginCatalogue): void {
  const resize = thumbResizer();

  async function send(request: FastifyRequest, reply: FastifyReply, show: Presentation, segment: number) {
    if (segment > show.served.last) throw new ApiError('not_found');
    const { clip, index } = await picturesOf(catalogue, deps.pool.clips, show.part(segment), segment);
    const stored = await deps.pool.thumbnail(clip, index);
    const picture = await resize(`${clip.id}/${index}`, stored, thumbSize(queryOf(request)));
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(picture);
  }

  app.get('/thumb/live/:channelId/:file', async (request, reply) => {
    const { channelId, file } = paramsOf(request);
    const channel = await channelOf(catalogue, numberIn(channelId));
    const show = livePresentation(channel, momentOf(request, deps).nowMs);
    return send(request, reply, show, segmentAt(secondOf(file) * 1000));
  });

  // Spec 2 §7: the screenshot timings file, from which clients read `seek_points`; for a channel, in unix seconds of one programme.
  app.get('/thumb/live/:channelId/timings/:file', async (request, reply) => {
    const { channelId, file } = paramsOf(request);
    const { slots } = await channelOf(catalogue, numberIn(channelId));
    const second = numberIn(/^(\d+)\.json$/.exec(file ?? '')?.[1]);
    const { realTimestamp, realDuration } = entryOfSecond(slots, second);
    const now = Math.floor(momentOf(request, deps).nowMs / 1000);
    const points = seekPoints(realTimestamp, Math.min(now, realTimestamp + realDuration));
    return reply.header('cache-control', 'public, max-age=10').send({ seek_points: points });
  });

  app.get('/thumb/vod/:contentId/:file', async (request, reply) => {
    const { contentId, file } = paramsOf(request);
    const show = titlePresentation(await titleOf(catalogue, contentId));
    return send(request, reply, show, segmentAt(secondOf(file) * 1000));
  });

  app.get('/thumb/vod/:contentId/timings.json', async (request, reply) => {
    const { segments } = await titleOf(catalogue, paramsOf(request).contentId);
    const points = seekPoints(0, segments * SEGMENT_SECONDS);
    return reply.header('cache-control', 'public, max-age=3600').send({ seek_points: points });
  });
}
