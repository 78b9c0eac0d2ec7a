import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { follows, reminders } from '../db/schema/reminders.ts';
import { searchFinds } from '../db/schema/search.ts';
import { devices, profiles, tokens, users } from '../db/schema/session.ts';
import { contentRatings, favourites, streamStats, watchPositions } from '../db/schema/viewing.ts';
import type { ChildLevel } from '../domain/age.ts';
import { changeRefusal, MAX_PROFILES, type Role, removalRefusal, replacementOf } from '../domain/profiles.ts';
import type { Bedtime } from '../domain/screen-time.ts';
import type { Caller } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { AVATAR_COUNT } from './avatars.ts';
import { type Profile, profilesOf } from './profile.ts';

export interface ProfileFields {
  name?: string | undefined;
  role?: Role | undefined;
  ageLevel?: ChildLevel | undefined;
  avatarId?: number | undefined;
  /** Null ends the limit. */
  dailyMinutes?: number | null | undefined;
  bedtime?: Bedtime | null | undefined;
}

/** The user's profiles, locked until the transaction ends: concurrent changes cannot break a rule together. */
async function lockedProfiles(tx: Database, userId: number): Promise<Profile[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return profilesOf(tx, userId);
}

async function hasPin(tx: Database, userId: number): Promise<boolean> {
  const [user] = await tx.select({ pinHash: users.pinHash }).from(users).where(eq(users.id, userId));
  return Boolean(user?.pinHash);
}

function found(held: readonly Profile[], id: string): Profile {
  const profile = held.find((known) => known.id === id);
  if (!profile) throw new ApiError('not_found', { message: 'unknown_profile' });
  return profile;
}

/** Adds a profile; without an avatar in the request it gets an unused one. */
export function addProfile(
  db: Database,
  userId: number,
  fields: ProfileFields & { name: string },
  now: Date,
): Promise<Profile> {
  return db.transaction(async (tx) => {
    const held = await lockedProfiles(tx, userId);
    if (held.length >= MAX_PROFILES) {
      throw new ApiError('invalid', { message: 'too_many_profiles', params: { limit: MAX_PROFILES } });
    }
    const numbers = Array.from({ length: AVATAR_COUNT }, (_, index) => index + 1);
    const free = numbers.find((number) => !held.some(({ avatarId }) => avatarId === number)) ?? 1;
    const { name, role = 'adult', avatarId = free, ageLevel } = fields;
    const [profile] = await tx
      .insert(profiles)
      .values({ id: randomUUID(), userId, name, role, avatarId, ageLevel, ...limits(fields), createdAt: now })
      .returning();
    if (!profile) throw new Error('the new profile was not returned');
    return profile;
  });
}

/** The columns of the limits that are given. */
function limits({ dailyMinutes, bedtime }: ProfileFields) {
  return {
    ...(dailyMinutes === undefined ? {} : { dailyMinutes }),
    ...(bedtime === undefined ? {} : { bedtimeFrom: bedtime?.from ?? null, bedtimeTo: bedtime?.to ?? null }),
  };
}

export function changeProfile(
  db: Database,
  userId: number,
  id: string,
  fields: ProfileFields,
): Promise<Profile> {
  return db.transaction(async (tx) => {
    const held = await lockedProfiles(tx, userId);
    const profile = found(held, id);
    const changed = {
      name: fields.name ?? profile.name,
      role: fields.role ?? profile.role,
      ageLevel: fields.ageLevel ?? profile.ageLevel,
      avatarId: fields.avatarId ?? profile.avatarId,
      ...limits(fields),
    };
    const refusal = changeRefusal(held, id, changed.role);
    if (refusal) throw new ApiError('permission_denied', { message: refusal });
    await tx.update(profiles).set(changed).where(eq(profiles.id, id));
    return { ...profile, ...changed };
  });
}

/** Removes a profile with its favourites and history; its devices move to a profile of the same kind, or are removed. */
export function removeProfile(db: Database, { userId, profileId }: Caller, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await lockedProfiles(tx, userId);
    const profile = found(held, id);
    // A user who never chose a profile uses the first one (GET users/self/profile).
    const refusal = removalRefusal(held, id, profileId ?? held[0]?.id ?? null);
    if (refusal) throw new ApiError('permission_denied', { message: refusal });
    const replacement = replacementOf(held, profile, await hasPin(tx, userId));
    if (replacement) {
      await tx.update(devices).set({ profileId: replacement.id }).where(eq(devices.profileId, id));
      await tx.update(tokens).set({ profileId: replacement.id }).where(eq(tokens.profileId, id));
    } else {
      // The tokens of a device are removed with it.
      await tx.delete(devices).where(eq(devices.profileId, id));
      await tx.delete(tokens).where(eq(tokens.profileId, id));
    }
    for (const table of [
      favourites,
      watchPositions,
      contentRatings,
      searchFinds,
      streamStats,
      reminders,
      follows,
    ]) {
      await tx.delete(table).where(and(eq(table.userId, userId), eq(table.profileId, id)));
    }
    await tx.delete(profiles).where(eq(profiles.id, id));
  });
}

/** Activates a profile on the caller's device; a login token has no device and stores it itself. */
export async function switchProfile(db: Database, caller: Caller, id: string): Promise<Profile> {
  const profile = found(await profilesOf(db, caller.userId), id);
  if (caller.deviceId) {
    await db.update(devices).set({ profileId: id }).where(eq(devices.id, caller.deviceId));
  } else {
    await db.update(tokens).set({ profileId: id }).where(eq(tokens.hash, caller.tokenHash));
  }
  return profile;
}
