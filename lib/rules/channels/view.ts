/** What the channel components draw: plain data, paths ready from `lib/shared/routes`, times in unix seconds. */

/** The programme on air. */
export interface NowPlaying {
  title: string;
  subtitle: string | null;
  startsAt: number;
  endsAt: number;
  age: number | null;
  still: string | null;
}

export interface ChannelCard {
  id: number;
  href: string;
  name: string;
  /** The button on the remote control. */
  number: number | null;
  /** 16:9 logo on the channel's own ground (`cover.color_bg`), or one that stands on ours. */
  logo: string | null;
  /** Ground behind the logo (`images.colorback`, a hex colour). */
  color: string | null;
  isHd: boolean;
  is4k: boolean;
  age: number | null;
  isFree: boolean;
  now: NowPlaying | null;
  /** Personal overlay; absent on public pages. */
  lock?: ChannelLock | null;
}

/** Shown on a channel the viewer has not bought. */
export interface ChannelLock {
  /** Already worded with currency: "990 ₸"; null when no packet has a price. */
  price: string | null;
}

/** A channel as its viewer has it. */
export interface MyChannel {
  id: number;
  isHidden: boolean;
  isPurchased: boolean;
  isAvailable: boolean;
  /** Why it is not available, in the viewer's language. */
  accessError: string | null;
  /** The cheapest packet with it, already worded ("990 ₸"); null when none is for sale. */
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
  startsAt: number;
  endsAt: number;
  /** Start on the viewer's clock, already formatted: "20:30". */
  time: string;
  title: string;
  subtitle: string | null;
  age: number | null;
  state: ScheduleState;
  /** Live or `?ts=` address; null when the state cannot be opened. */
  href: string | null;
  /** The one the player shows now. */
  isCurrent: boolean;
}

export interface ScheduleDay {
  /** `YYYY-MM-DD` of the broadcaster's zone: the key and the `datetime` attribute. */
  date: string;
  /** Already worded: "Сегодня", "пт, 21 ноября". */
  label: string;
}
