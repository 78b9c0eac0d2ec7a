/** A page over another one is left this long after it was closed, when its animation has ended (spec 2 §4). */
export const CLOSE_WAIT_MS = 200;
/** The same for the settings (spec 3 §2 "Settings page"). */
export const SETTINGS_CLOSE_MS = 300;
