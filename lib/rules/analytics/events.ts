/** Everything that is measured (spec 2 §7 Analytics events, spec 3 §7), and nothing else. */

/** Events of rows, of the player, of search and of purchases. Pages of the menu are `open_{slug}`. */
export const NAMES = [
  'play',
  'show',
  'focus',
  'click',
  'see_all',
  'back',
  'cancel',
  'open_channel',
  'open_content',
  'open_lk',
  'open_install_devices',
  'open_modal',
  'open_search',
  'hide_search',
  'add_char',
  'packet_info',
  'toggle_fullscreen',
  'trial_button_click',
  'trial_purchase_button_click',
  'promo_button_click',
  'offer_cancel',
  'payment_cancel',
] as const;

export type EventName = (typeof NAMES)[number] | `open_${string}`;

/** Reached goals. */
export const TARGETS = ['watch_tv_5min'] as const;

/** The title on the screen of the player. */
export interface Played {
  statId: string | null;
  channelId?: string;
  contentId?: string;
  contentParentId?: string;
  libraryId?: string;
  startType: 'live' | 'archive' | 'vod';
  /** Seconds into the film, or unix seconds of the broadcast. */
  position: number;
}

/** Spec 2 §7: a deep link arrived, it names a page of ours, and that page was opened without a login before it. */
export const DEEP_LINK_STAGES = ['start', 'call', 'run'] as const;

export type DeepLinkStage = (typeof DEEP_LINK_STAGES)[number];

/** A tile, or its row. */
export interface TilePosition {
  row?: string;
  item?: string;
  /** The position of the tile in its row, from 0. */
  index?: number;
}

export interface PlaybackFailure {
  code: string;
  /** The kind of failure: network, media, drm … */
  kind: string;
  /** What played the stream: hls, shaka or native. */
  engine?: string;
  details?: string;
}

/** How one playback went, as the viewer saw it. */
export interface PlaybackQuality {
  engine?: string;
  /** Seconds that were played. */
  watched: number;
  /** Milliseconds from the source to its first picture; missing when there was none. */
  firstFrame?: number;
  /** How often the picture stood still for want of data, and for how many milliseconds in all. */
  stalls: number;
  stalled: number;
  /** Lines of the picture, on average over the seconds played; 0 when unknown. */
  height: number;
  /** Failures, with those that the player recovered from. */
  errors: number;
}

/** `at` is the time of the event in epoch milliseconds. */
export type AnalyticsEvent = { at: number } & (
  | { type: 'page'; path: string }
  | ({ type: 'event'; name: EventName; path: string } & TilePosition)
  | { type: 'deepLink'; stage: DeepLinkStage; path: string }
  | { type: 'target'; name: (typeof TARGETS)[number]; channelId?: string }
  | ({ type: 'playbackStart' } & Played)
  | ({ type: 'playbackUpdate'; watched: number } & Played)
  | ({ type: 'playbackError' } & PlaybackFailure & Partial<Played>)
  | ({ type: 'playbackQuality' } & PlaybackQuality & Partial<Played>)
  | { type: 'advertisement'; stage: string; roll?: string; code?: string }
);

/** An event without its time. */
export type UntimedEvent = AnalyticsEvent extends infer One
  ? One extends unknown
    ? Omit<One, 'at'>
    : never
  : never;

/** Spec 2 §4 Analytics user state. */
export const USER_STATES = ['not_login', 'guest', 'full_payment', 'promo', 'free'] as const;

export type UserState = (typeof USER_STATES)[number];

/** A paid packet, else a free one, else none. */
export function userState(viewer: 'none' | 'guest' | 'user', prices: readonly number[]): UserState {
  if (viewer === 'none') return 'not_login';
  if (viewer === 'guest') return 'guest';
  if (prices.some((price) => price > 0)) return 'full_payment';
  return prices.length > 0 ? 'promo' : 'free';
}
