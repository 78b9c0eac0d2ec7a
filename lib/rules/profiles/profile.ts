import type { ChildLevel } from '@/lib/shared/sites/audience';
import type { ScreenLimits } from './screen-time';

/** A profile of an account (spec 3 §3 Profile). */
export interface Profile {
  id: string;
  name: string;
  /** The viewer has not named the profile: `name` is the platform's default in the language of the request. */
  isUnnamed?: boolean | undefined;
  role: Role;
  /** The age up to which a child sees content; null for adults. */
  ageLevel: ChildLevel | null;
  /** How long a child may watch; null for adults. */
  screenTime: ScreenLimits | null;
  /** The address of its picture. */
  icon: string | null;
  avatarId: string | null;
}

export type Role = 'adult' | 'child';

/** Pictures to choose from (spec 3 §3 Avatar category). */
export interface AvatarCategory {
  title: string;
  avatars: Avatar[];
}

export interface Avatar {
  id: string;
  src: string;
}

/** The data of the profile screens. */
export interface ProfileList {
  profiles: Profile[];
  activeId: string | null;
}
