import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { aboveLevelSince } from '../catalogue/require-access.ts';
import { catalogueOf } from '../catalogue/store.ts';
import { profiles, users } from '../db/schema/session.ts';
import { type ChildLevel, childLevel } from '../domain/age.ts';
import type { Deps } from '../http/app.ts';
import { notForChildren } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { childOf, type NoteMedia } from '../origin/sign.ts';
import { noteWatching, screenTimeOf } from './screen-time.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;
type Reason = 'bedtime' | 'screen_time_over';

/** How often a loaded segment is counted as a sign of watching; segments are loaded every few seconds. */
const NOTE_EVERY_MS = 15_000;
/**
 * Media is refused only after this time, because a player that reports its position is told within 30 s, with a better
 * message.
 */
const GRACE_MS = 60_000;
/** An upper limit that only an attack reaches. */
const MOST_CHILDREN = 10_000;

/** When the screen time of a child ended, according to its media requests. */
type Over = { reason: Reason; since: number };
type State = { level: ChildLevel; over: Over | null };
type Look = { at: number; state: Promise<State | null> };

/**
 * Limits of players that report nothing. The media that a child loads is a sign of watching, too, and is refused a minute
 * after its time is over. So is that of a live channel a minute after a programme above its level has begun.
 */
export function mediaOfChildren(deps: Needs): NoteMedia {
  const looks = new LRUCache<string, Look>({ maxSize: MOST_CHILDREN, sizeCalculation: () => 1 });

  const catalogue = catalogueOf(deps);

  async function look(profileId: string, before: Promise<State | null> | undefined): Promise<State | null> {
    const known = (await before) ?? null;
    const now = deps.clock.now();
    try {
      const child = await childWith(deps, profileId);
      if (!child) return null;
      const level = child.childLevel;
      const { reason } = await screenTimeOf(deps, child);
      if (reason) return { level, over: { reason, since: known?.over?.since ?? now } };
      await noteWatching(deps, child);
      return { level, over: null };
    } catch {
      // If the database does not answer, the playback may continue.
      return known;
    }
  }

  async function requireAge(channelId: number, level: ChildLevel, now: number): Promise<void> {
    const snapshot = await catalogue.current();
    const channel = snapshot.channels.get(channelId);
    const since = channel ? aboveLevelSince(snapshot, channel, level, now) : null;
    if (since !== null && now - since >= GRACE_MS) throw notForChildren();
  }

  return async (grant, liveChannel) => {
    const profileId = childOf(grant);
    if (!profileId) return;
    const now = deps.clock.now();
    let last = looks.get(profileId);
    if (!last || Math.abs(now - last.at) >= NOTE_EVERY_MS) {
      last = { at: now, state: look(profileId, last?.state) };
      looks.set(profileId, last);
    }
    const state = await last.state;
    if (!state) return;
    const { level, over } = state;
    if (over && now - over.since >= GRACE_MS) throw new ApiError(over.reason);
    if (liveChannel !== null) await requireAge(liveChannel, level, now);
  };
}

/** Null when the profile was deleted, or has become an adult's. */
async function childWith({ db }: Needs, profileId: string) {
  const [row] = await db
    .select({ ageLevel: profiles.ageLevel, timezone: users.timezone })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.id, profileId), eq(profiles.role, 'child')));
  return row ? { profileId, childLevel: childLevel(row.ageLevel), timezone: row.timezone } : null;
}
