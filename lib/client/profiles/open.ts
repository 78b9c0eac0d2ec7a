import { askModal } from '@/lib/client/modals/ask';
import { DEFAULT_LEVEL } from '@/lib/rules/profiles/constants';
import type { Avatar, Profile, Role } from '@/lib/rules/profiles/profile';
import { DEFAULT_ROLE } from '@/lib/rules/profiles/rules';
import { NO_LIMITS, type ScreenLimits } from '@/lib/rules/profiles/screen-time';
import type { ChildLevel } from '@/lib/shared/sites/audience';

/** The edited values of a profile; without an id it is a new one. */
export interface Draft {
  id: string | null;
  name: string;
  role: Role;
  /** The age up to which it sees content, when it is a child's. */
  ageLevel: ChildLevel;
  /** How long it may watch, when it is a child's. */
  limits: ScreenLimits;
  avatar: Avatar | null;
}

/** The first screen of the modal `profiles`. */
export type ProfilesStart =
  | { step: 'choose'; draft?: undefined }
  | { step: 'manage'; draft?: undefined }
  | { step: 'edit' | 'avatar' | 'remove'; draft: Draft };

/** Opens the modal, or changes the screen of the open one (spec 3 §4 Profile editing). Browser only. */
export function openProfiles(start: ProfilesStart): void {
  askModal({ id: 'profiles', data: start });
}

/** The screen that the modal was opened with; an address alone shows the list of profiles. */
export function readStart(data: unknown): ProfilesStart {
  return isStart(data) ? data : { step: 'choose' };
}

function isStart(data: unknown): data is ProfilesStart {
  return typeof data === 'object' && data !== null && 'step' in data;
}

/** Spec 3 §4: an adult by default, with a random avatar. */
export const NEW_DRAFT: Draft = {
  id: null,
  name: '',
  role: DEFAULT_ROLE,
  ageLevel: DEFAULT_LEVEL,
  limits: NO_LIMITS,
  avatar: null,
};

export function draftOf({ id, name, role, ageLevel, screenTime, icon, avatarId }: Profile): Draft {
  const avatar = icon ? { id: avatarId ?? '', src: icon } : null;
  return { id, name, role, ageLevel: ageLevel ?? DEFAULT_LEVEL, limits: screenTime ?? NO_LIMITS, avatar };
}
