/** Spec 3 §5: the highest number of profiles. */
export const MAX_PROFILES = 5;

export type Role = 'adult' | 'child';

/** The two kinds of profile; the numbers are those of `GET /v2/profiles`. */
export const KIND_ID: Record<Role, number> = { adult: 1, child: 2 };

export function roleOfKind(id: number): Role | null {
  return id === KIND_ID.adult ? 'adult' : id === KIND_ID.child ? 'child' : null;
}

/** What a profile may see, and how long; bedtimes are minutes of the local day. */
interface Limited {
  role: Role;
  ageLevel: number;
  dailyMinutes: number | null;
  bedtimeFrom: number | null;
  bedtimeTo: number | null;
}

/**
 * Whether a child could watch more with another profile of the account: all that adults see, a higher level, the minutes of a sibling
 * after its own, or the hours of its bedtime.
 */
export function allowsMore(next: Limited, own: Limited): boolean {
  if (next.role === 'adult' || next.ageLevel > own.ageLevel || own.dailyMinutes !== null) return true;
  const hasSameBedtime = next.bedtimeFrom === own.bedtimeFrom && next.bedtimeTo === own.bedtimeTo;
  return own.bedtimeFrom !== null && !hasSameBedtime;
}

interface Held {
  id: string;
  role: Role;
}

export type ProfileRefusal = 'active_profile' | 'last_adult_profile';

function isLastAdult(profiles: readonly Held[], id: string): boolean {
  return !profiles.some((profile) => profile.role === 'adult' && profile.id !== id);
}

/** Spec 3 §4 Profile editing: the active profile cannot be removed, and one adult profile has to stay. */
export function removalRefusal(
  profiles: readonly Held[],
  id: string,
  activeId: string | null,
): ProfileRefusal | null {
  if (id === activeId) return 'active_profile';
  return isLastAdult(profiles, id) ? 'last_adult_profile' : null;
}

/** The last adult profile cannot become a child's: no profile could change it back. */
export function changeRefusal(profiles: readonly Held[], id: string, role: Role): ProfileRefusal | null {
  return role === 'child' && isLastAdult(profiles, id) ? 'last_adult_profile' : null;
}

/** The profile that a login begins with: an adult's, because a child may not manage the devices of the account. */
export function loginProfileOf<P extends Held>(profiles: readonly P[]): P | null {
  return profiles.find(({ role }) => role === 'adult') ?? profiles[0] ?? null;
}

/**
 * The profile that replaces a removed one on its devices, of the same kind where one is left. With a PIN a child gets one that a switch
 * without the PIN could reach (spec 3 §6), or else that of the child with the lowest level; null: no child's is left.
 */
export function replacementOf<P extends Held & Limited>(
  profiles: readonly P[],
  removed: P,
  hasPin: boolean,
): P | null {
  const others = profiles.filter(({ id }) => id !== removed.id);
  const same = others.filter(({ role }) => role === removed.role);
  if (removed.role === 'adult' || !hasPin) return same[0] ?? others[0] ?? null;
  const byLevel = same.toSorted((one, other) => one.ageLevel - other.ageLevel);
  return same.find((next) => !allowsMore(next, removed)) ?? byLevel[0] ?? null;
}
