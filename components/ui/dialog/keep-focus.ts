/** As long as a page may take to become somebody's own: its answers are asked for again. */
const WATCH_MS = 5_000;

const PLACES = ['main h1', 'main [role="region"]', 'main'];

/**
 * Somebody has come in, and the page changes under them: what the dialog gave the focus back to may be taken away (the link of a
 * refused film becomes its player). Then it goes to the page's heading or player, so that nobody begins at the top again.
 */
export function keepFocus(): void {
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || document.querySelector('dialog[open]')) return;
    const place = PLACES.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WATCH_MS);
}
