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

/** Segments are loaded every few seconds; so often one of them is a sign of watching. */
const NOTE_EVERY_MS = 15_000;
/** A player that reports is told within 30 s, in a friendlier way than by media that fails. */
const GRACE_MS = 60_000;
/** More children watch on one instance only in an attack. */
const MOST_CHILDREN = 10_000;

/** When the time of a child was over, as far as its media tells. */
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
      // What plays goes on while the database does not answer.
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
