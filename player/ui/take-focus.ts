/**
 * A link that opened the player is gone with its page, and the focus with it. The player has it then, so that Tab and screen
 * readers begin there; a focus that is anywhere else stays.
 */
export function takeLostFocus(root: HTMLElement): void {
  const { activeElement, body } = root.ownerDocument;
  if (activeElement !== null && activeElement !== body) return;
  if (!root.hasAttribute('tabindex')) root.tabIndex = -1;
  root.focus({ preventScroll: true });
}
