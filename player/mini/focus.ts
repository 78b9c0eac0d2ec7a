/** The frame goes away: who used it by keys goes on at the picture, or in the page. */
export function keepFocusBehind(frame: HTMLElement, place: HTMLElement | null): void {
  if (!place || !frame.contains(frame.ownerDocument.activeElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Escape closes it for who is inside; elsewhere the key belongs to the page. */
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
