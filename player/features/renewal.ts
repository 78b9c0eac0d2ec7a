import { watchKeys } from '../core/store';
import { type Feature, onMedia } from './feature';
import { continueInArchive } from './support/archive';

/**
 * Addresses of streams expire after some hours, during a long evening or a pause. The page is asked for new ones by a new
 * stream call, which is refused like any other; they continue what played (`stage/stage.ts`).
 */
export const renewal: Feature = {
  attachSession(context, session, signal) {
    const { media, state } = session;
    const { options } = context;
    let isRequested = false;
    session.isRenewable = () => !isRequested && options().onRetry !== undefined;
    const renew = () => {
      // What was paused waits for the viewer, and a device has an address of its own.
      if (isRequested || !state.get('expired') || media.paused || session.remote) return;
      // resume-live.ts requests what continues.
      if (state.get('leftWindowAt') !== null) return;
      const { onRetry } = options();
      // The page was left for the mini-player: it is an error like any other.
      if (!onRetry) return state.set({ expired: false });
      isRequested = true;
      if (!continueInArchive(context, session)) onRetry();
    };
    watchKeys(state, ['expired'], renew, signal);
    onMedia(media, ['play'], renew, signal);
    renew();
  },
};
