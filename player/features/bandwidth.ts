import { REPORT_AFTER_S, TICK_MS } from '../core/constants';
import { type Feature, intervalUntil } from './feature';

/** Stores what the network carried, so that the next playback starts with a picture that fits it. */
export const bandwidth: Feature = {
  attachSession({ settings }, session, signal) {
    let watched = 0;
    const count = () => {
      if (!session.target.paused) watched += TICK_MS / 1000;
    };
    const store = () => {
      const bps = session.engine()?.bandwidth() ?? null;
      // Shorter playbacks have measured little more than the first fragment.
      if (bps !== null && watched >= REPORT_AFTER_S)
        settings.set('bandwidth', { bps: Math.round(bps), at: Date.now() });
    };
    intervalUntil(TICK_MS, count, signal);
    signal.addEventListener('abort', store);
    addEventListener('pagehide', store, { signal });
  },
};
