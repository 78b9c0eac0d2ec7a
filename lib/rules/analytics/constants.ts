/** Spec 2 §9: how long a tile must have the focus before it counts; viewers move through channels faster. */
export const FOCUS_DELAY_MS = 500;
export const CHANNEL_FOCUS_DELAY_MS = 100;

/** Seconds of playing after which an update is sent (spec 2 §7 "Analytics events"). */
export const UPDATES_AT_S = [120, 300, 600, 1200, 1800, 2400, 3000] as const;

/** Spec 2 §7: 'watch_tv_5min' at 300 s. */
export const WATCH_TV_S = 300;

/** The counter of the audience gets a sign of each 30 s of playing, as statistics do (spec 2 §7). */
export const AUDIENCE_INTERVAL_S = 30;

/** Spec 2 §7: device types for tracking, of which this is the web. */
export const DEVICE_WEB = 1;

/** A batch is sent when it is full, when its first event has this age, and when the page closes. */
export const BATCH_SIZE = 20;
export const BATCH_MS = 10_000;

/** Events of one document; ordinary use causes fewer. */
export const MOST_EVENTS = 1_000;

/** Forwarding a batch is given up after this time. */
export const FORWARD_TIMEOUT_MS = 3_000;

/** Spec 2 §9 "Cache timeout": the packets of a user are not read again with every batch. */
export const STATE_LIFE_MS = 900_000;

/** The interval of the liveness event (spec 1 §7, §9). */
export const ALIVE_MS = 300_000;
