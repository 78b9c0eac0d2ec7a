import type { ChildLevel } from '@/lib/shared/sites/audience';
import { MAX_PROFILES } from './constants';
import type { Avatar, AvatarCategory, Profile, ProfileList, Role } from './profile';
import { type Bedtime, NO_LIMITS } from './screen-time';

/** Spec 3 §4: the default role of a new profile. */
export const DEFAULT_ROLE: Role = 'adult';

type Held = Pick<Profile, 'id' | 'role'>;

/** Spec 3 §2: the tile "new" is shown while there are fewer than five. */
export function canAdd({ profiles }: Pick<ProfileList, 'profiles'>): boolean {
  return profiles.length < MAX_PROFILES;
}

/**
 * Why a profile cannot be removed: it is active (spec 3 §4), or it is the last adult one. Null when it can.
 */
export function removalObstacle(
  profile: Held,
  { profiles, activeId }: { profiles: readonly Held[]; activeId: string | null },
): 'active' | 'lastAdult' | null {
  if (profile.id === activeId) return 'active';
  return isLastAdult(profile, profiles) ? 'lastAdult' : null;
}

/** Nobody could undo it. */
export function isLastAdult(profile: Held, profiles: readonly Held[]): boolean {
  return profile.role === 'adult' && !profiles.some(({ id, role }) => role === 'adult' && id !== profile.id);
}

/** The part of a change that may need the PIN. */
interface ProfileChange {
  role?: Role | undefined;
  ageLevel?: ChildLevel | undefined;
  dailyMinutes?: number | null | undefined;
  bedtime?: Bedtime | null | undefined;
}

/** Needs no parental check by itself. A field that is not listed here does, so a new limit is never forgotten. */
const FREE_FIELDS: readonly string[] = ['name', 'avatarId', 'role'];

/** What a child may see and how long is chosen by its parents. */
export function isForParents(change: ProfileChange): boolean {
  return Object.entries(change).some(([name, value]) => value !== undefined && !FREE_FIELDS.includes(name));
}

/**
 * Switching to an adult profile or editing one needs the PIN, for a child's profile it does not (spec 3 §4).
 * Changing a child's profile into an adult one counts as editing an adult one, because it would otherwise
 * avoid the PIN.
 */
export function needsParentalCheck(profile: Held, change: ProfileChange = {}): boolean {
  return profile.role === 'adult' || change.role === 'adult' || isForParents(change);
}

/**
 * Whether a child could watch more with another profile: everything, up to a higher level, the minutes of a sibling after its own,
 * or the hours of its bedtime. Leaving a child's profile for such a one needs the PIN (spec 3 §6).
 */
export function allowsMore(next: Profile, own: Profile): boolean {
  if (next.role === 'adult' || (next.ageLevel ?? 0) > (own.ageLevel ?? 0)) return true;
  const { dailyMinutes, bedtime } = own.screenTime ?? NO_LIMITS;
  if (dailyMinutes !== null) return true;
  const { bedtime: other } = next.screenTime ?? NO_LIMITS;
  return bedtime !== null && (other?.from !== bedtime.from || other.to !== bedtime.to);
}

/**
 * Spec 3 §6: with a child's profile active only children's profiles can be chosen freely; everything else
 * needs an adult.
 */
export function isInChildMode({ profiles, activeId }: ProfileList): boolean {
  return profiles.find(({ id }) => id === activeId)?.role === 'child';
}

/** Spec 3 §4: a random avatar for a new profile, preferably one that no other profile uses. */
export function randomAvatar(
  categories: readonly AvatarCategory[],
  used: ReadonlyArray<string | null>,
  random: () => number = Math.random,
): Avatar | null {
  const all = categories.flatMap(({ avatars }) => avatars);
  const free = all.filter(({ id }) => !used.includes(id));
  const pool = free.length > 0 ? free : all;
  return pool[Math.floor(random() * pool.length)] ?? null;
}
