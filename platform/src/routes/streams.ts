import { type Static, Type } from 'typebox';
import { airedEntry, isBanned, playedOf } from '../catalogue/aired.ts';
import { findChannel, findContent, findLibrary } from '../catalogue/find.ts';
import type { Channel, Content, Snapshot } from '../catalogue/model.ts';
import { permitChannel, permitContent, permitStart } from '../catalogue/permit.ts';
import { catalogueOf } from '../catalogue/store.ts';
import { openStat, type Watched } from '../db/queries/stats.ts';
import { viewerFor } from '../db/queries/subscriptions.ts';
import { nextSnowflake } from '../domain/snowflake.ts';
import type { Routes } from '../http/app.ts';
import { type Caller, callerOf } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { channelStream, titleStream } from '../origin/links.ts';
import { entryAt, entryOfSecond, scheduleEntryId, secondsToSegments, segmentAt } from '../origin/timeline.ts';
import { blackoutsAround } from '../presenters/blackouts.ts';
import { motionRating } from '../presenters/content-card.ts';
import { ChannelConfig, ChannelStream, NO_ADS, Stream, streamAnswer } from '../presenters/stream.ts';
import { viewOf } from '../presenters/view.ts';
import { Flag, flag, Moment } from './query.ts';

const StreamQuery = Type.Object({
  type: Type.Optional(Type.String({ maxLength: 40 })),
  ts: Moment,
  preview: Flag,
  history: Flag,
  force_https: Flag,
  disable_stat: Flag,
});
type Query = Static<typeof StreamQuery>;

export const streamRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'device' as const, errors: ['permission_denied', 'lost_content'] as const };

  function linkBase() {
    return { publicUrl: deps.env.publicUrl, secret: deps.streamSecret, nowMs: deps.clock.now() };
  }

  /** Opens the statistics of a stream; a preview and `history=false` leave no trace in the history. */
  async function statOf(caller: Caller, watched: Watched, query: Query): Promise<string> {
    const nowMs = deps.clock.now();
    const id = nextSnowflake(nowMs);
    if (flag(query.disable_stat, false)) return id;
    const leavesTrace = flag(query.history, true) && !flag(query.preview, false);
    const seen = leavesTrace ? watched : { ...watched, contentId: null };
    await openStat(deps.db, caller, id, seen, new Date(nowMs));
    return id;
  }

  /** The broadcast that is asked for; only what is watched again has a place in the history. */
  function broadcastOf(snapshot: Snapshot, channel: Channel, ts: number | null) {
    const { slots } = channel;
    const entry = ts === null ? entryAt(slots, segmentAt(deps.clock.now())) : entryOfSecond(slots, ts);
    const aired = airedEntry(snapshot, channel, entry);
    if (aired && ts !== null && isBanned(aired)) {
      throw new ApiError('permission_denied', { message: 'catchup_banned' });
    }
    return { entry, played: aired && playedOf(aired) };
  }

  app.get(
    '/v2/channels/:channel/stream',
    {
      config,
      schema: {
        summary: 'A channel live, or from a moment of its archive',
        params: Type.Object({ channel: Type.String() }),
        querystring: StreamQuery,
        response: { 200: Type.Union([ChannelStream, ChannelConfig]) },
      },
    },
    async (request) => {
      const { query, locale } = request;
      const caller = callerOf(request);
      const snapshot = await catalogue.current();
      const channel = findChannel(snapshot, request.params.channel);
      if (query.type === 'config') {
        return { config: { web: {}, web_vlight: channel.isVlight ? channel.vitrinaUrl : null }, ad: NO_ADS };
      }
      const viewer = await viewerFor(deps.db, caller, snapshot, deps.clock.now());
      permitChannel(snapshot, channel, viewer, locale);
      if (channel.slots.length === 0) throw new ApiError('not_found');
      const now = Math.floor(deps.clock.now() / 1000);
      const start = permitStart(query.ts ?? 0, now, channel.archivedDays);
      const ts = start.kind === 'archive' ? start.ts : null;
      const { entry, played } = broadcastOf(snapshot, channel, ts);
      const watched = { contentId: (ts !== null && played?.id) || null, channelId: channel.id, ts: ts ?? 0 };
      const age = played?.age ?? channel.age;
      const view = viewOf(request, deps);
      const answer = streamAnswer(
        channelStream(linkBase(), { ...channel, archiveDays: channel.archivedDays }, ts),
        {
          img: view.images('still', played?.id ?? '', locale),
          age,
          motion_rating: motionRating(age),
          trackers: channel.trackers,
        },
        await statOf(caller, watched, query),
      );
      return {
        ...answer,
        ts: ts ?? 0,
        schedule_id: scheduleEntryId(channel.id, entry.realTimestamp),
        blackouts: blackoutsAround(channel, deps.clock.now()),
      };
    },
  );

  app.get(
    '/v2/libraries/:library/contents/:content/stream',
    {
      config,
      schema: {
        summary: 'A film or an episode of a library',
        params: Type.Object({ library: Type.String(), content: Type.String() }),
        querystring: StreamQuery,
        response: { 200: Stream },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const snapshot = await catalogue.current();
      const library = findLibrary(snapshot, request.params.library);
      const content = findContent(snapshot, request.params.content);
      if (content.isLost) throw new ApiError('lost_content');
      const isFolder = content.type === 'series' || content.type === 'season';
      if (isFolder || !content.libraryIds.includes(library.id)) throw new ApiError('not_found');
      const viewer = await viewerFor(deps.db, caller, snapshot, deps.clock.now());
      permitContent(snapshot, content, viewer, request.locale);
      return titleAnswer(content, content.id, content.duration, {
        img: viewOf(request, deps).images('still', content.id, request.locale),
        statId: await statOf(caller, { contentId: content.id, channelId: null, ts: 0 }, request.query),
      });
    },
  );

  app.get(
    '/v2/trailers/:trailer/stream',
    {
      config,
      schema: {
        summary: 'A trailer',
        params: Type.Object({ trailer: Type.String() }),
        querystring: StreamQuery,
        response: { 200: Stream },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const snapshot = await catalogue.current();
      const trailer = snapshot.trailers.get(request.params.trailer);
      const content = trailer && snapshot.contents.get(trailer.contentId);
      if (!trailer || !content) throw new ApiError('not_found');
      return titleAnswer(content, trailer.id, trailer.duration, {
        img: viewOf(request, deps).images('still', content.id, request.locale),
        statId: await statOf(caller, { contentId: null, channelId: null, ts: 0 }, request.query),
      });
    },
  );

  function titleAnswer(
    content: Content,
    titleId: string,
    duration: number,
    { img, statId }: { img: string; statId: string },
  ): Static<typeof Stream> {
    const { age, media, title: name } = content;
    const title = { contentId: titleId, segments: secondsToSegments(duration), media, name, age };
    const about = { img, age, motion_rating: motionRating(age), trackers: [] };
    return streamAnswer(titleStream(linkBase(), title), about, statId);
  }
};
