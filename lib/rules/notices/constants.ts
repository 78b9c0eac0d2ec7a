/** Spec 3 §4 Notifications: the invitation to register appears so long after a title page has loaded. */
export const REGISTER_AFTER_MS = 5_000;

/** Spec 3 §4 Notifications: the use of the site before the offer to install it. */
export const INSTALL_AFTER_SECONDS = 120;

/** Our own number: the use of the site before the viewer is asked to rate the service. */
export const RATE_AFTER_SECONDS = 900;

/** The other panels wait until the viewer has looked around. */
export const PANEL_AFTER_SECONDS = 30;
