import 'server-only';
import type { Target } from '@/lib/platform/http/transport';
import { activeProfile, listAvatars, listProfiles } from '@/lib/platform/sign-in/profiles';
import type { Profile } from '@/lib/rules/profiles/profile';
import { randomAvatar } from '@/lib/rules/profiles/rules';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import { type Session, type SessionProfile, writeSession } from '@/lib/server/session/session';
import { sessionProfileOf } from '@/lib/server/session/session-data';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { nullIfNotFound, PlatformError } from '@/lib/shared/platform-error';

/** Spec 1 §6, spec 3 §6: profiles need a login. */
export function refuseGuest({ isGuest }: Session): void {
  // Not 401: the token is valid, and renewing it would not help.
  if (isGuest) throw new PlatformError('refused', 'login_required', { status: 403, code: 'login_required' });
}

/**
 * Refuses a child's session what belongs to adults: the account, the PIN, messages of the provider (spec 3
 * §6).
 */
export function refuseChild({ profile }: Session): void {
  if (profile?.role === 'child') throw new OwnRefusal(403, 'not_for_children');
}

/** The account belongs to adults: its phone, its balance, its devices (spec 3 §6). */
export function refuseOthers(session: Session): void {
  refuseGuest(session);
  refuseChild(session);
}

/** @throws PlatformError, status 404 also for a profile of another account */
export async function findProfile(target: Target, id: string): Promise<Profile> {
  const profile = (await listProfiles(target)).find((one) => one.id === id);
  if (profile) return profile;
  throw new PlatformError('refused', 'unknown_profile', { status: 404, code: 'not_found' });
}

/** Spec 3 §4: a random unused avatar. Without an answer the platform chooses. */
export async function anyAvatar(target: Target): Promise<string | undefined> {
  const answers = Promise.all([listAvatars(target), listProfiles(target)]);
  const [categories, profiles] = await answers.catch((error: unknown) => {
    if (error instanceof PlatformError && error.kind !== 'refused') return [[], []];
    throw error;
  });
  const usedAvatars = profiles.map(({ avatarId }) => avatarId);
  return randomAvatar(categories, usedAvatars)?.id;
}

/** Every screen waits for this call once. */
const PROFILE_TIMEOUT_MS = 3_000;

/** The active profile of this device on the platform; null where it has no profiles. */
export async function readActiveProfile(target: Target): Promise<SessionProfile | null> {
  const active = await activeProfile({ ...target, timeoutMs: PROFILE_TIMEOUT_MS }).catch(nullIfNotFound);
  return active && sessionProfileOf(active);
}

/** Takes over the active profile from the platform, because another device may have renamed or removed it. */
export async function remember(session: Session, sessionProfile: SessionProfile): Promise<void> {
  const { profile } = session;
  const isKnown =
    profile?.id === sessionProfile.id &&
    profile.name === sessionProfile.name &&
    profile.isUnnamed === sessionProfile.isUnnamed &&
    profile.role === sessionProfile.role &&
    profile.ageLevel === sessionProfile.ageLevel &&
    profile.icon === sessionProfile.icon;
  if (isKnown) return;
  // A changed role ends all unlocks.
  const parental = profile?.role === sessionProfile.role ? session.parental : null;
  const seated = { ...session, profile: sessionProfile, parental };
  await sharedSessions.settle(seated, Date.now());
  await writeSession(seated, () => !sharedSessions.isOver(seated));
}
