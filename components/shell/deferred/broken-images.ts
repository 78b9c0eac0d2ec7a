/**
 * Marks pictures that fail to load, so that their fallback shows (components/ui/picture); a stored page cannot know.
 * One captured listener for all pictures, because their events do not bubble.
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
  // The element may later get another address.
  on('load', (image) => image.removeAttribute('data-broken'));
  for (const image of document.images) {
    // A vector without a size has no natural width either, but it decodes.
    if (image.complete && image.currentSrc && !image.naturalWidth) image.decode().catch(() => mark(image));
  }
}
