/**
 * The data that channel components draw; paths come complete from `lib/shared/routes.ts`, times are unix
 * seconds.
 */

/** The programme on air. */
export interface NowPlaying {
  title: string;
  subtitle: string | null;
  startsAt: number;
  endsAt: number;
  age: number | null;
  still: string | null;
}

/** The programme after it. */
export interface NextProgramme {
  /** Start time as text: "20:30". */
  time: string;
  title: string;
}

export interface ChannelCard {
  id: number;
  href: string;
  name: string;
  /** The number on the remote control. */
  number: number | null;
  /** 16:9 logo on the channel's own background (`cover.color_bg`), or a transparent one. */
  logo: string | null;
  /** Background behind the logo (`images.colorback`, a hex colour). */
  color: string | null;
  isHd: boolean;
  is4k: boolean;
  age: number | null;
  isFree: boolean;
  now: NowPlaying | null;
  /** Null also where the platform does not say it. */
  next: NextProgramme | null;
  /** Pictures of what is on are at `{frames}/{unix second}.jpg`, one every ten seconds; null without any. */
  frames: string | null;
}

/** What only the browser of a viewer adds to a channel of a list. */
export interface OwnLock {
  /** Absent until it is known. */
  isLocked?: boolean;
}

/** A channel with the rights of the viewer. */
export interface MyChannel {
  id: number;
  isHidden: boolean;
  isPurchased: boolean;
  isAvailable: boolean;
  /** Why it is not available, in the viewer's language. */
  accessError: string | null;
  /** The price of the cheapest packet as text ("990 ₸"); null when none is for sale. */
  price: string | null;
}

export type MyChannels = ReadonlyMap<number, MyChannel>;

export interface ChannelCategory {
  id: string;
  href: string;
  name: string;
  isCurrent: boolean;
}

/** States of spec 2 §4 "Schedule item states". */
export type ScheduleState = 'future' | 'onAir' | 'archive' | 'unavailable';

export interface ScheduleItem {
  id: string;
  channelId: number;
  startsAt: number;
  endsAt: number;
  /** Start time as text: "20:30". */
  time: string;
  title: string;
  subtitle: string | null;
  age: number | null;
  state: ScheduleState;
  /** Live or `?ts=` address; null when the state cannot be opened. */
  href: string | null;
  /** The entry that the player shows now. */
  isCurrent: boolean;
}

export interface ScheduleDay {
  /** `YYYY-MM-DD` in the time zone of the broadcaster: the key and the `datetime` attribute. */
  date: string;
  /** As text: "Сегодня", "пт, 21 ноября". */
  label: string;
}
