/**
 * Marks pictures that do not arrive, now or later, so that what stands for them shows (components/ui/picture); a page that is
 * made once for all cannot know. One listener for all of them: an event of a picture does not bubble, but it is captured.
 */
export function markBrokenImages(signal: AbortSignal): void {
  const mark = (image: HTMLImageElement) => image.setAttribute('data-broken', '');
  const on = (event: 'error' | 'load', then: (image: HTMLImageElement) => void) =>
    document.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof HTMLImageElement) then(target);
      },
      { capture: true, signal },
    );
  on('error', mark);
  // The same element may be given another address.
  on('load', (image) => image.removeAttribute('data-broken'));
  for (const image of document.images) {
    // A vector without measures has no width either, and yet decodes.
    if (image.complete && image.currentSrc && !image.naturalWidth) image.decode().catch(() => mark(image));
  }
}
