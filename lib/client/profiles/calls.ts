import * as v from 'valibot';
import { callSession, changeSession } from '@/lib/client/http/call-session';
import { sentOnce } from '@/lib/client/http/sent-once';
import type { ViewerProfile } from '@/lib/client/viewer/viewer';
import type { AvatarCategory, Profile, ProfileList, Role } from '@/lib/rules/profiles/profile';
import type { Bedtime } from '@/lib/rules/profiles/screen-time';
import type { AccountSummary } from '@/lib/rules/profiles/summary';
import { nullIfNotFound } from '@/lib/shared/platform-error';
import { CHILD_LEVELS, type ChildLevel } from '@/lib/shared/sites/audience';

/** Calls of the browser about profiles. All throw PlatformError. */

const role = v.picklist(['adult', 'child']);

const OneProfile = v.object({
  id: v.string(),
  name: v.string(),
  isUnnamed: v.optional(v.boolean()),
  role,
  ageLevel: v.nullable(v.picklist(CHILD_LEVELS)),
  screenTime: v.nullable(
    v.object({
      dailyMinutes: v.nullable(v.number()),
      bedtime: v.nullable(v.object({ from: v.string(), to: v.string() })),
    }),
  ),
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
  profile: v.object({
    id: v.string(),
    name: v.string(),
    isUnnamed: v.optional(v.boolean()),
    role,
    icon: v.nullable(v.string()),
  }),
});

const text = v.nullable(v.string());

const Summary = v.object({ balance: text, support: v.object({ phone: text, email: text }) });

export interface ProfilesInput {
  name?: string;
  role?: Role;
  ageLevel?: ChildLevel;
  dailyMinutes?: number | null;
  bedtime?: Bedtime | null;
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

const creation = sentOnce();

/** Repeated with the same input after a lost answer it creates one profile. */
export function createProfile(input: ProfilesInput & { name: string }): Promise<Profile> {
  return creation.send(JSON.stringify(input), (attempt) =>
    callSession('POST', '/profiles', OneProfile, { ...input, attempt }),
  );
}

export function editProfile(id: string, input: ProfilesInput): Promise<Profile> {
  // The active profile may become a child's.
  return changeSession('PATCH', one(id), OneProfile, input);
}

/** One that is not there any more is removed: the answer to an earlier attempt may have been lost. */
export async function removeProfile(id: string): Promise<void> {
  creation.forget();
  await callSession('DELETE', one(id), v.unknown()).catch(nullIfNotFound);
}

/** Another profile becomes active. */
export async function activateProfile(
  id: string,
  entered: { pin?: string; remember?: boolean } = {},
): Promise<ViewerProfile> {
  return (await changeSession('POST', '/profiles/active', Seated, { id, ...entered })).profile;
}
