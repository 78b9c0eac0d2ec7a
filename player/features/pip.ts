import { TEXT_OFF } from '../core/tracks';
import { type Feature, type FeatureContext, onMedia } from './feature';
import { documentPip, moveToWindow } from './support/document-pip';

/**
 * Element picture-in-picture loses subtitles, so with subtitles the complete picture moves to a window (media 6). A
 * webview has none (spec 2 §6); its pages are marked by the layout.
 */
export const pip: Feature = {
  attach(context, signal) {
    const { store, commands, root, screen } = context;
    const page = root.ownerDocument;
    const win = documentPip();
    const isOffered = page.documentElement.dataset.noPip === undefined;
    store.set({ pipAllowed: isOffered && Boolean(page.pictureInPictureEnabled || win) });

    async function openWindow() {
      if (!win) return;
      await moveToWindow(win, screen, () => store.set({ pip: 'off' }));
      store.set({ pip: 'document' });
    }
    async function toggle() {
      if (store.get('pip') === 'document') return win?.window?.close();
      if (page.pictureInPictureElement) return page.exitPictureInPicture();
      if (win && store.get('textId') !== TEXT_OFF) return openWindow();
      await context.session()?.media.requestPictureInPicture();
    }
    // A refusal (no gesture, no picture yet) changes nothing.
    commands.handle('togglePip', () => void toggle().catch(() => {}), signal);
    signal.addEventListener('abort', () => {
      win?.window?.close();
      if (page.pictureInPictureElement) void page.exitPictureInPicture().catch(() => {});
    });
  },
  attachSession({ store, root }, { media }, signal) {
    const page = root.ownerDocument;
    // The previous channel was in picture-in-picture, so the new one replaces it there, which needs no gesture.
    if (store.get('pip') === 'element') followWhenLoaded({ store }, media, signal);
    onMedia(media, ['enterpictureinpicture' as 'play'], () => store.set({ pip: 'element' }), signal);
    onMedia(
      media,
      ['leavepictureinpicture' as 'play'],
      () => page.pictureInPictureElement === null && store.set({ pip: 'off' }),
      signal,
    );
  },
};

function follow({ store }: Pick<FeatureContext, 'store'>, media: HTMLVideoElement) {
  media.requestPictureInPicture().catch(() => store.set({ pip: 'off' }));
}

/**
 * Browsers refuse a video without metadata. Until then the window has the video before this one (stage/stage.ts), or a
 * clip, which gives it back.
 */
function followWhenLoaded(
  context: Pick<FeatureContext, 'store'>,
  media: HTMLVideoElement,
  signal: AbortSignal,
) {
  if (media.readyState >= HTMLMediaElement.HAVE_METADATA) return follow(context, media);
  const page = media.ownerDocument;
  const before = page.pictureInPictureElement;
  const onLeave = () => page.pictureInPictureElement === null && context.store.set({ pip: 'off' });
  const onLoaded = () => page.pictureInPictureElement === before && follow(context, media);
  before?.addEventListener('leavepictureinpicture', onLeave, { signal });
  media.addEventListener('loadedmetadata', onLoaded, { signal, once: true });
}

/** Moves picture-in-picture to a clip that plays instead of the content, and back when the signal aborts. */
export function takePictureInPicture(
  { store, session }: Pick<FeatureContext, 'store' | 'session'>,
  clip: HTMLVideoElement,
  signal: AbortSignal,
): void {
  if (store.get('pip') !== 'element' || signal.aborted) return;
  const page = clip.ownerDocument;
  const isIn = () => page.pictureInPictureElement === clip;
  // Closed by the viewer; a window that went back to the content is not empty.
  const onLeave = () => page.pictureInPictureElement === null && store.set({ pip: 'off' });
  clip.addEventListener('leavepictureinpicture', onLeave, { signal });
  signal.addEventListener('abort', () => {
    const content = session()?.media;
    if (isIn() && content) follow({ store }, content);
  });
  follow({ store }, clip);
}
