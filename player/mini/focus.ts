/**
 * Call it before the mini-player is removed. If the focus was inside, it moves to the given place: the picture on its
 * page, or the page itself.
 */
export function keepFocusBehind(frame: HTMLElement, place: HTMLElement | null): void {
  if (!place || !frame.contains(frame.ownerDocument.activeElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Closes the mini-player on Escape, but only if the focus is inside; otherwise the page handles the key. */
export function closeByEscape(frame: HTMLElement, close: () => void, signal: AbortSignal): void {
  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    { signal },
  );
}
