import type { Feature } from './feature';
import { isMobile } from './support/device';

/** On a phone playback pauses while another tab or app is in front (spec 2 §4). */
export const visibility: Feature = {
  attach({ store, commands, session, root }, signal) {
    const page = root.ownerDocument;
    page.addEventListener(
      'visibilitychange',
      () => {
        if (
          page.visibilityState === 'hidden' &&
          isMobile() &&
          store.get('pip') === 'off' &&
          session() &&
          !session()?.remote
        )
          commands.send('pause');
      },
      { signal },
    );
  },
};
