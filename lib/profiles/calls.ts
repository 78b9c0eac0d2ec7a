import * as v from 'valibot';
import { callSession, changeSession } from '@/lib/session/call';
import type { WhoProfile } from '@/lib/session/who';
import type { AvatarCategory, Profile, ProfileList, Role } from './profile';
import type { AccountSummary } from './summary';

/** Calls of the browser about profiles. All throw SessionError. */

const role = v.picklist(['adult', 'child']);

const OneProfile = v.object({
  id: v.string(),
  name: v.string(),
  role,
  icon: v.nullable(v.string()),
  avatarId: v.nullable(v.string()),
});

const List = v.object({ profiles: v.array(OneProfile), activeId: v.nullable(v.string()) });

const Avatars = v.object({
  categories: v.array(
    v.object({ title: v.string(), avatars: v.array(v.object({ id: v.string(), src: v.string() })) }),
  ),
});

const Seated = v.object({
  profile: v.object({ id: v.string(), name: v.string(), role, icon: v.nullable(v.string()) }),
});

const text = v.nullable(v.string());

const Summary = v.object({ balance: text, support: v.object({ phone: text, email: text }) });

export interface ProfileWish {
  name?: string;
  role?: Role;
  avatarId?: string;
}

const one = (id: string) => `/profiles/${encodeURIComponent(id)}`;

export function loadProfiles(): Promise<ProfileList> {
  return callSession('GET', '/profiles', List);
}

export function loadSummary(): Promise<AccountSummary> {
  return callSession('GET', '/menu', Summary);
}

export async function loadAvatars(): Promise<AvatarCategory[]> {
  return (await callSession('GET', '/profiles/avatars', Avatars)).categories;
}

export function createProfile(wish: ProfileWish & { name: string }): Promise<Profile> {
  return callSession('POST', '/profiles', OneProfile, wish);
}

export function editProfile(id: string, wish: ProfileWish): Promise<Profile> {
  // Whoever watches may become a child.
  return changeSession('PATCH', one(id), OneProfile, wish);
}

export async function removeProfile(id: string): Promise<void> {
  await callSession('DELETE', one(id), v.unknown());
}

/** Somebody else watches from now on. */
export async function activateProfile(
  id: string,
  entered: { pin?: string; remember?: boolean } = {},
): Promise<WhoProfile> {
  return (await changeSession('POST', '/profiles/active', Seated, { id, ...entered })).profile;
}
