import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { profiles, users } from '../db/schema/session.ts';
import { childLevel } from '../domain/age.ts';
import type { Deps } from '../http/app.ts';
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
type Look = { at: number; over: Promise<Over | null> };

/**
 * Screen time of players that report nothing: the media that a child loads is a sign of watching, too, and is refused
 * a minute after the time is over.
 */
export function mediaOfChildren(deps: Needs): NoteMedia {
  const looks = new LRUCache<string, Look>({ maxSize: MOST_CHILDREN, sizeCalculation: () => 1 });

  async function look(profileId: string, before: Promise<Over | null> | undefined): Promise<Over | null> {
    const known = (await before) ?? null;
    const now = deps.clock.now();
    try {
      const child = await childWith(deps, profileId);
      if (!child) return null;
      const { reason } = await screenTimeOf(deps, child);
      if (reason) return { reason, since: known?.since ?? now };
      await noteWatching(deps, child);
      return null;
    } catch {
      // If the database does not answer, the playback may continue.
      return known;
    }
  }

  return async (grant) => {
    const profileId = childOf(grant);
    if (!profileId) return;
    const now = deps.clock.now();
    let last = looks.get(profileId);
    if (!last || Math.abs(now - last.at) >= NOTE_EVERY_MS) {
      last = { at: now, over: look(profileId, last?.over) };
      looks.set(profileId, last);
    }
    const over = await last.over;
    if (over && now - over.since >= GRACE_MS) throw new ApiError(over.reason);
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
