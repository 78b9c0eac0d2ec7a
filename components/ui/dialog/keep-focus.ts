/** The time in which a page reloads its personal data after a login. */
const WATCH_MS = 5_000;

const TARGETS = ['main h1', 'main [role="region"]', 'main'];

/**
 * After a login the page changes, and the element that got the focus back may disappear (the link of a refused film
 * becomes its player). Then the heading or the player of the page gets the focus, instead of the start of the document.
 */
export function keepFocus(): void {
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || document.querySelector('dialog[open]')) return;
    const place = TARGETS.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WATCH_MS);
}
