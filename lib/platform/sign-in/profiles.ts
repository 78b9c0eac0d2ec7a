import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { artOrNull, bareList, flag, idText, listOf, numberOrNull, text } from '@/lib/platform/http/wire';
import { withAttempt } from '@/lib/platform/http/with-attempt';
import { DEFAULT_LEVEL } from '@/lib/rules/profiles/constants';
import type { AvatarCategory, Profile, Role } from '@/lib/rules/profiles/profile';
import { type Bedtime, NO_LIMITS, type ScreenLimits } from '@/lib/rules/profiles/screen-time';
import { CHILD_LEVELS, type ChildLevel } from '@/lib/shared/sites/audience';
import { post } from './token';

/** The profiles of an account (spec 1 §7 "Profiles"). All of them throw PlatformError. */

const role = v.nullish(v.fallback(v.picklist(['adult', 'child']), 'adult'));

/** The limits of a child; a platform without them has none. */
const ScreenTime = v.pipe(
  v.object({
    daily_minutes: numberOrNull,
    bedtime: v.nullish(v.object({ from: v.string(), to: v.string() }), null),
  }),
  v.transform(({ daily_minutes, bedtime }): ScreenLimits => ({ dailyMinutes: daily_minutes, bedtime })),
);

/** The role is a field of the profile or of its kind (spec 1 §3, spec 3 §3). */
export const ProfileWire = v.pipe(
  v.object({
    id: idText,
    name: text,
    icon: artOrNull,
    icon_avatar_id: v.nullish(idText, null),
    is_unnamed: flag,
    role,
    // A platform without levels hides what is above 12 from children; an unknown level is the strictest.
    age_level: v.nullish(v.fallback(v.picklist(CHILD_LEVELS), 0), DEFAULT_LEVEL),
    screen_time: v.nullish(ScreenTime, null),
    profile: v.nullish(v.object({ role })),
  }),
  v.transform((wire): Profile => {
    const { id, name, icon, icon_avatar_id, role: own, age_level, screen_time, profile } = wire;
    const shownRole = profile?.role ?? own ?? 'adult';
    const ageLevel = shownRole === 'child' ? age_level : null;
    const screenTime = shownRole === 'child' ? (screen_time ?? NO_LIMITS) : null;
    const avatarId = icon_avatar_id ?? null;
    const unnamed = wire.is_unnamed ? { isUnnamed: true } : {};
    return { id, name, ...unnamed, role: shownRole, ageLevel, screenTime, icon, avatarId };
  }),
);

const Categories = bareList(
  v.object({ title: text, avatars: listOf(v.object({ id: idText, src: v.string() })) }),
);

const one = (id: string) => `/users/self/profiles/${encodeURIComponent(id)}`;

export function listProfiles(target: Target): Promise<Profile[]> {
  return send({ path: '/users/self/profiles', schema: bareList(ProfileWire) }, target);
}

export function activeProfile(target: Target): Promise<Profile> {
  return send({ path: '/users/self/profile', schema: ProfileWire }, target);
}

export function listAvatars(target: Target): Promise<AvatarCategory[]> {
  return send({ path: '/profiles/avatar_categories', schema: Categories }, target);
}

export interface ProfilesInput {
  name?: string | undefined;
  role?: Role | undefined;
  ageLevel?: ChildLevel | undefined;
  dailyMinutes?: number | null | undefined;
  bedtime?: Bedtime | null | undefined;
  avatarId?: string | undefined;
}

/** With an `attempt`, repeating the call creates it once. */
export function createProfile(target: Target, input: ProfilesInput, attempt?: string): Promise<Profile> {
  const call = post('/users/self/profiles', wireOf(input), ProfileWire);
  return send(call, attempt === undefined ? target : withAttempt(target, attempt));
}

export function changeProfile(target: Target, id: string, input: ProfilesInput): Promise<Profile> {
  return send({ method: 'PATCH', path: one(id), body: wireOf(input), schema: ProfileWire }, target);
}

export async function removeProfile(target: Target, id: string): Promise<void> {
  await send({ method: 'DELETE', path: one(id), schema: v.unknown() }, target);
}

/** For a switch from a child's profile to one that may watch more the platform itself requires the PIN. */
export function switchProfile(target: Target, id: string, pincode: string | null): Promise<Profile> {
  const body = pincode === null ? { id } : { id, pincode };
  return send(post('/users/self/profile', body, ProfileWire), target);
}

/** A parent gives the child of this session more screen time. */
export async function giveMoreTime(target: Target, pincode: string | null): Promise<void> {
  const body = pincode === null ? {} : { pincode };
  await send(post('/users/self/screen_time/more', body, v.unknown()), target);
}

/** Avatars are numbers on the wire. */
function wireOf({
  name,
  role: newRole,
  ageLevel,
  dailyMinutes,
  bedtime,
  avatarId,
}: ProfilesInput): Record<string, unknown> {
  const avatar = avatarId === undefined ? undefined : Number(avatarId);
  const limits = { age_level: ageLevel, daily_minutes: dailyMinutes, bedtime };
  return { name, role: newRole, icon_avatar_id: avatar, ...limits };
}
