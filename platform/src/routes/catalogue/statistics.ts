import { Type } from 'typebox';
import type { Snapshot } from '../../catalogue/model.ts';
import { aboveLevelSince, requireAgeAccess } from '../../catalogue/require-access.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { movePosition } from '../../db/queries/positions.ts';
import { moveStat, type StreamStat } from '../../db/queries/stats.ts';
import { isWorthSaving, watchPercentage } from '../../domain/resume.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import type { Deps, Routes } from '../../http/app.ts';
import { type Caller, callerOf, notForChildren } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { entryOfSecond } from '../../origin/timeline.ts';
import { noteWatching, requireScreenTime } from '../../session/screen-time.ts';

const STAT_ID = /^\d{1,20}$/;
/** Every programme ends within two days. */
const MAX_SECONDS = 172_800;

/** The duration of the watched content; a programme without one has that of its broadcast. */
function durationOf(snapshot: Snapshot, stat: StreamStat): number {
  const content = stat.contentId ? snapshot.contents.get(stat.contentId) : undefined;
  if (content && content.duration > 0) return content.duration;
  const channel = stat.channelId ? snapshot.channels.get(stat.channelId) : undefined;
  return channel && channel.slots.length > 0 && stat.ts > 0
    ? entryOfSecond(channel.slots, stat.ts).realDuration
    : 0;
}

async function resumeFrom(
  deps: Deps,
  caller: Caller,
  snapshot: Snapshot,
  stat: StreamStat,
  now: Date,
): Promise<void> {
  const content = stat.contentId ? snapshot.contents.get(stat.contentId) : undefined;
  const { seconds, channelId } = stat;
  if (!content || !isWorthSaving(seconds)) return;
  const percentage = watchPercentage(seconds, durationOf(snapshot, stat));
  const moved = { contentId: content.id, rootId: content.root.id, channelId, seconds, percentage };
  // The last report of a mini-player comes after a switch to another profile, which ends it.
  const owner = { ...caller, profileId: stat.profileId || null };
  await movePosition(deps.db, owner, nextSnowflake(now.getTime()), moved, now);
}

/** What a child watches may be above its level by now: the next programme of a channel, or a title after the level was lowered. */
function requireAge(snapshot: Snapshot, { childLevel }: Caller, stat: StreamStat, nowMs: number): void {
  if (childLevel === null) return;
  const content = stat.contentId ? snapshot.contents.get(stat.contentId) : undefined;
  if (content) requireAgeAccess(content, { childLevel });
  const live = stat.channelId && stat.ts === 0 ? snapshot.channels.get(stat.channelId) : undefined;
  if (live && aboveLevelSince(snapshot, live, childLevel, nowMs) !== null) throw notForChildren();
}

/** Players report watching here; this updates the resume position and the history (spec 2 §7 Playback statistics). */
export const statisticsRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);

  app.patch(
    '/v2/users/self/stat/:stat',
    {
      config: {
        access: 'user',
        forChildren: true,
        errors: ['permission_denied', 'bedtime', 'screen_time_over'],
      },
      schema: {
        summary: 'Position in what is being watched, in seconds from its beginning',
        params: Type.Object({ stat: Type.String() }),
        querystring: Type.Object({ duration: Type.Number({ minimum: 0, maximum: MAX_SECONDS }) }),
        /** Ours: what is left of the screen time of a child; null without a limit. */
        response: { 200: Type.Object({ seconds_left: Type.Union([Type.Integer(), Type.Null()]) }) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { stat: id } = request.params;
      if (!STAT_ID.test(id)) throw new ApiError('not_found');
      const now = new Date(deps.clock.now());
      const stat = await moveStat(deps.db, caller, id, Math.floor(request.query.duration), now);
      if (!stat) throw new ApiError('not_found');
      const snapshot = await catalogue.current();
      await resumeFrom(deps, caller, snapshot, stat, now);
      // After the position is stored: a child continues there another time.
      await noteWatching(deps, caller);
      const { secondsLeft } = await requireScreenTime(deps, caller);
      requireAge(snapshot, caller, stat, now.getTime());
      return { seconds_left: secondsLeft };
    },
  );
};
