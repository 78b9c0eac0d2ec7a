import type { Feature } from './feature';
import { isPhone } from './support/device';

/** iPhones support full screen only for the video element. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export const fullscreen: Feature = {
  attach({ store, commands, root, screen: picture }, signal) {
    const page = root.ownerDocument;
    // What the page shows around the player stays in full screen when something else takes the player's place. A player that
    // comes back from the mini-player is in the frame of another page.
    const frame = () => root.closest<HTMLElement>('[data-fullscreen-frame]') ?? root;
    const read = () => {
      const isOn = page.fullscreenElement === frame();
      if (isOn !== store.get('fullscreen')) turn(isOn);
      store.set({ fullscreen: isOn });
    };
    page.addEventListener('fullscreenchange', read, { signal });
    read();
    store.set({
      fullscreenAllowed: page.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    });

    commands.handle(
      'toggleFullscreen',
      () => {
        if (page.fullscreenElement === frame()) return void page.exitFullscreen();
        const requested = frame().requestFullscreen?.({ navigationUI: 'hide' });
        if (requested) requested.catch(() => {});
        // An ad stands over the content.
        else [...picture.querySelectorAll<PhoneVideo>('video')].at(-1)?.webkitEnterFullscreen?.();
      },
      signal,
    );
    signal.addEventListener('abort', () => {
      if (page.fullscreenElement === root) void page.exitFullscreen();
    });
  },
};

type Orientation = ScreenOrientation & { lock?(to: 'landscape'): Promise<void> };

/** A phone turns to landscape in full screen, where the browser allows it; a tablet stays as it is held. */
function turn(isOn: boolean): void {
  const orientation: Orientation | undefined = screen.orientation;
  if (!orientation?.lock || !isPhone()) return;
  if (isOn) orientation.lock('landscape').catch(() => {});
  else orientation.unlock();
}
