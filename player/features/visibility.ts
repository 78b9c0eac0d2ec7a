import { isMobile } from './device';
import type { Feature } from './feature';

/** Spec 2 §4: playback pauses when the tab becomes hidden on mobile. */
export const visibility: Feature = {
  attach({ store, session, root }, signal) {
    const page = root.ownerDocument;
    page.addEventListener(
      'visibilitychange',
      () => {
        if (page.visibilityState === 'hidden' && isMobile() && store.get('pip') === 'off')
          session()?.media.pause();
      },
      { signal },
    );
  },
};
