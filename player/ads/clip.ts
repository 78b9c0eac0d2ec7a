import { AD_PICTURE_MS } from './constants';
import { AD_ERRORS, AdError } from './errors';

/** What plays in the place of the content has an element of its own, so the content keeps its buffer. */
export function createClipElement(url: string): HTMLVideoElement {
  const media = document.createElement('video');
  media.playsInline = true;
  media.preload = 'auto';
  media.tabIndex = -1;
  media.src = url;
  return media;
}

/**
 * Resolves when the file can be shown at once.
 * @throws AdError
 */
export function whenClipReady(media: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const end = (settle: () => void) => {
      clearTimeout(timer);
      done.abort();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new AdError(AD_ERRORS.fileTimeout))), AD_PICTURE_MS);
    const on = (name: string, settle: () => void) =>
      media.addEventListener(name, () => end(settle), { signal: done.signal });
    on('canplay', resolve);
    on('error', () => reject(new AdError(clipFault(media))));
    // Phones load nothing more than the head of a file before it plays.
    media.addEventListener(
      'suspend',
      () => media.readyState >= HTMLMediaElement.HAVE_METADATA && end(resolve),
      { signal: done.signal },
    );
    signal.addEventListener('abort', () => end(() => reject(new AdError(AD_ERRORS.fileTimeout))), {
      signal: done.signal,
    });
    if (media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) end(resolve);
  });
}

/** The code of a clip that failed: its file could not be loaded, or it cannot be shown. */
export function clipFault(media: HTMLVideoElement) {
  const { error } = media;
  const isMissing = Boolean(error && error.code === error.MEDIA_ERR_SRC_NOT_SUPPORTED);
  return isMissing ? AD_ERRORS.fileNotFound : AD_ERRORS.notDisplayed;
}

/** An element without a source releases its decoder at once. */
export function releaseClip(media: HTMLVideoElement): void {
  media.pause();
  media.remove();
  media.removeAttribute('src');
  media.load();
}
