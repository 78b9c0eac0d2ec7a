import type { MouseEvent } from 'react';

/** Presses with modifier keys, targets or downloads, which the browser handles. */
export function leavesToBrowser(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  const isElsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
  return isElsewhere || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * For `onClick` of a link, and `onClickCapture` around links: the link that was pressed, which then leads nowhere by
 * itself, so that the caller does something else. Null where the browser opens it elsewhere.
 */
export function takePressed(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || leavesToBrowser(link, event)) return null;
  event.preventDefault();
  return link;
}
