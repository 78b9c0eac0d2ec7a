/** A click of the browser or of React. */
interface Press {
  target: EventTarget | null;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  preventDefault(): void;
}

/** Presses with modifier keys or another button, targets or downloads, which the browser handles. */
export function leavesToBrowser(link: HTMLAnchorElement, event: Press): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isElsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
  return isElsewhere || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * For `onClick` of a link, and `onClickCapture` around links: the link that was pressed, which then leads nowhere by
 * itself, so that the caller does something else. Null where the browser opens it elsewhere.
 */
export function takePressed(event: Press): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || leavesToBrowser(link, event)) return null;
  event.preventDefault();
  return link;
}
