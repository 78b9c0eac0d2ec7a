import { MAX_PROFILES } from './constants';
import type { Avatar, AvatarCategory, Profile, ProfileList, Role } from './profile';

/** Spec 3 §4: what a new profile is unless somebody says otherwise. */
export const DEFAULT_ROLE: Role = 'adult';

type Held = Pick<Profile, 'id' | 'role'>;

/** Spec 3 §2: the tile "new" is there while there are fewer than five. */
export function canAdd({ profiles }: Pick<ProfileList, 'profiles'>): boolean {
  return profiles.length < MAX_PROFILES;
}

/** Why a profile stays: it is the one in use (spec 3 §4), or nobody grown-up would be left. Null when it may go. */
export function whyItStays(
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

/**
 * Whoever switches to an adult profile or edits one enters the PIN, for a child profile nobody does
 * (spec 3 §4). Making an adult profile of a child's counts as editing an adult one, because it would be a way around the PIN.
 */
export function needsParentalCheck(profile: Held, change: { role?: Role | undefined } = {}): boolean {
  return profile.role === 'adult' || change.role === 'adult';
}

/** Spec 3 §6: in a child's world only children's profiles are chosen freely; the rest is decided outside of it. */
export function isInChildWorld({ profiles, activeId }: ProfileList): boolean {
  return profiles.find(({ id }) => id === activeId)?.role === 'child';
}

/** Spec 3 §4: a new profile gets an avatar by chance, one that no other profile has while there are such. */
export function randomAvatar(
  categories: readonly AvatarCategory[],
  taken: ReadonlyArray<string | null>,
  random: () => number = Math.random,
): Avatar | null {
  const all = categories.flatMap(({ avatars }) => avatars);
  const free = all.filter(({ id }) => !taken.includes(id));
  const pool = free.length > 0 ? free : all;
  return pool[Math.floor(random() * pool.length)] ?? null;
}
