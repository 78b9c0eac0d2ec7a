import type { Feature } from './feature';

/** iPhones support full screen only for the video element. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export const fullscreen: Feature = {
  attach({ store, commands, root, session }, signal) {
    const page = root.ownerDocument;
    const read = () => store.set({ fullscreen: page.fullscreenElement === root });
    page.addEventListener('fullscreenchange', read, { signal });
    store.set({
      fullscreenAllowed: page.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    });

    commands.handle(
      'toggleFullscreen',
      () => {
        if (page.fullscreenElement === root) return void page.exitFullscreen();
        const requested = root.requestFullscreen?.({ navigationUI: 'hide' });
        if (requested) requested.catch(() => {});
        else (session()?.media as PhoneVideo | undefined)?.webkitEnterFullscreen?.();
      },
      signal,
    );
    signal.addEventListener('abort', () => {
      if (page.fullscreenElement === root) void page.exitFullscreen();
    });
  },
};
