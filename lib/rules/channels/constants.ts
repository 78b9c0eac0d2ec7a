/** Numbers of the channel screens (spec 2 §4, §5, §9), in one place. */

/** How many are remembered (spec 2 §5 "Last viewed channels"). */
export const RECENT_CHANNELS = 10;

/** As many as are recommended: a rail of two screens. */
export const RECOMMENDED_CHANNELS = 12;

/** The category of favourite channels (spec 2 §4 "Favorites"). */
export const FAVOURITES_CATEGORY = '1000';

/** Spec 2 §5: from this age on a channel is for adults. */
export const ADULT_AGE = 18;

/** Spec 2 §9 "Timers": whoever rests on a channel this long means it. */
export const CHANNEL_FOCUS_MS = 100;

/** A preview plays for whoever stays, not for those who skim a row of channels. */
export const PREVIEW_STREAM_MS = 800;

/** A pointer passes over more than it means. */
export const CHANNEL_HOVER_MS = 300;
