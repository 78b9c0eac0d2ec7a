import { askModal } from '@/lib/client/modals/ask';
import type { Avatar, Profile, Role } from '@/lib/rules/profiles/profile';
import { DEFAULT_ROLE } from '@/lib/rules/profiles/rules';

/** What is being written about a profile; without an id it is a new one. */
export interface Draft {
  id: string | null;
  name: string;
  role: Role;
  avatar: Avatar | null;
}

/** What the modal `profiles` shows. */
export type ProfilesStart =
  | { step: 'choose'; draft?: undefined }
  | { step: 'manage'; draft?: undefined }
  | { step: 'edit' | 'avatar' | 'remove'; draft: Draft };

/** Opens the modal, or shows something else in it when it is open (spec 3 §4 Profile editing). Browser only. */
export function openProfiles(start: ProfilesStart): void {
  askModal({ id: 'profiles', data: start });
}

/** What the modal was asked with; an address alone asks who is watching. */
export function readStart(data: unknown): ProfilesStart {
  return isStart(data) ? data : { step: 'choose' };
}

function isStart(data: unknown): data is ProfilesStart {
  return typeof data === 'object' && data !== null && 'step' in data;
}

/** Spec 3 §4: adult unless somebody says otherwise. Its avatar is chosen by chance. */
export const NEW_DRAFT: Draft = { id: null, name: '', role: DEFAULT_ROLE, avatar: null };

export function draftOf({ id, name, role, icon, avatarId }: Profile): Draft {
  return { id, name, role, avatar: icon ? { id: avatarId ?? '', src: icon } : null };
}
