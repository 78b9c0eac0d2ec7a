import { Type } from 'typebox';
import { adPlanFor } from '../../catalogue/advertising.ts';
import { airedEntry, isBanned, isInBlackout, playedOf } from '../../catalogue/aired.ts';
import { findChannel } from '../../catalogue/find.ts';
import type { Channel, Snapshot } from '../../catalogue/model.ts';
import { linearChannel } from '../../catalogue/origin.ts';
import { requireAgeAccess, requireChannelAccess, requireStart } from '../../catalogue/require-access.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { channelViewerFor } from '../../db/queries/subscriptions.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { channelStream } from '../../origin/links.ts';
import { archivePresentation, livePresentation } from '../../origin/presentation.ts';
import { entryAt, entryOfSecond, scheduleEntryId, segmentAt } from '../../origin/timeline.ts';
import { blackoutsAround } from '../../presenters/channels/blackouts.ts';
import { ChannelConfig, ChannelStream, streamAnswer } from '../../presenters/channels/stream.ts';
import { motionRating } from '../../presenters/contents/motion-rating.ts';
import { viewAt } from '../../presenters/view.ts';
import { requireWatching } from '../../session/watching.ts';
import { channelConfig } from './channel-config.ts';
import { externalStream } from './external-stream.ts';
import { isPreview, linkBase, playlistsOf, statOf } from './stream-answers.ts';
import { StreamQuery } from './stream-query.ts';

/** The start in unix seconds: `seek_ts` within the programme of `ts`, or instead of it; 0 is live. */
function wantedSecond({ slots }: Channel, { ts = 0, seek_ts: seek }: StreamQuery): number {
  if (seek === undefined || ts === 0) return seek ?? ts;
  return entryOfSecond(slots, seek).start === entryOfSecond(slots, ts).start ? seek : ts;
}

export const streamRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);

  /** The requested broadcast; only catch-up has a place in the history. */
  function broadcastOf(snapshot: Snapshot, channel: Channel, ts: number | null) {
    const { slots } = channel;
    const entry = ts === null ? entryAt(slots, segmentAt(deps.clock.now())) : entryOfSecond(slots, ts);
    const aired = airedEntry(snapshot, channel, entry);
    if (aired && ts !== null && isBanned(aired)) {
      const message = isInBlackout(aired) ? 'in_blackout' : 'catchup_banned';
      throw new ApiError('permission_denied', { message });
    }
    return { entry, played: aired && playedOf(aired) };
  }

  app.get(
    '/v2/channels/:channel/stream',
    {
      config: { access: 'device', errors: ['permission_denied', 'bedtime', 'screen_time_over'] },
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
      await requireWatching(deps, request, caller);
      const snapshot = await catalogue.current();
      const channel = findChannel(snapshot, request.params.channel);
      if (query.type === 'config') return channelConfig(deps, request, snapshot, channel);
      const viewer = await channelViewerFor(deps.db, caller, snapshot, deps.clock.now());
      requireChannelAccess(snapshot, channel, viewer, locale);
      const base = linkBase(deps, caller, query);
      const view = viewAt(request, base, deps);
      const { external } = channel;
      if (external) {
        const adPlan = adPlanFor({ snapshot, order: deps.adOrder }, channel, viewer, isPreview(query));
        const context = { snapshot, caller, viewer, query, adPlan, view };
        return externalStream(deps, { ...context, channel: { ...channel, external } });
      }
      if (channel.slots.length === 0) throw new ApiError('not_found');
      const now = Math.floor(deps.clock.now() / 1000);
      const start = requireStart(wantedSecond(channel, query), now, channel.archivedDays);
      const ts = start.kind === 'archive' ? start.ts : null;
      const { entry, played } = broadcastOf(snapshot, channel, ts);
      if (played) requireAgeAccess(played, viewer);
      const linear = linearChannel(channel);
      const links = channelStream(base, linear, ts);
      const presentation = () =>
        ts === null ? livePresentation(linear, base.nowMs) : archivePresentation(linear, ts, base.nowMs);
      const watched = { contentId: (ts !== null && played?.id) || null, channelId: channel.id, ts: ts ?? 0 };
      const age = played?.age ?? channel.age;
      const about = {
        img: view.images('still', played?.id ?? '', locale),
        age,
        motion_rating: motionRating(age, view),
        trackers: channel.trackers,
        markers: [],
        isProtected: channel.isProtected,
        adPlan: adPlanFor({ snapshot, order: deps.adOrder }, channel, viewer, isPreview(query)),
        statId: await statOf(deps, caller, watched, query),
        playlists: playlistsOf(deps, `channel ${channel.id}`, presentation, query),
      };
      return Object.assign(streamAnswer(links, about, { publicUrl: base.publicUrl, locale }), {
        ts: ts ?? 0,
        schedule_id: scheduleEntryId(channel.id, entry.realTimestamp),
        blackouts: blackoutsAround(channel, deps.clock.now()),
      });
    },
  );
};
