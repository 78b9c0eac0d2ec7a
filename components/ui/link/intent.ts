/** Ignores links that the pointer only crosses, or that scroll under it. */
const REST_MS = 100;

/** There is one pointer, so a new link replaces the previous one. */
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Call when the pointer enters a link: `onIntent` runs if it rests there. A finger that starts to scroll leaves the
 * link, too.
 */
export function pointAt(link: Element, onIntent: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // A removed element gets no leave event.
    if (link.isConnected) onIntent();
  }, REST_MS);
}

export function pointAway(): void {
  clearTimeout(timer);
}
