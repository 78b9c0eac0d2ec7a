import { useEffect, useRef } from 'react';

/** Opens and closes a native dialog and gives focus back, also when the dialog is taken out of the document open. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const openers = pathOf(document.activeElement);
    keepScrollBar();
    element.showModal();
    // The browser goes to the close button; a form says itself where it begins.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      // `close()` restores focus by itself only while the element is still in the document.
      for (const heir of heirsOf(openers)) {
        heir?.focus({ preventScroll: true });
        if (heir && document.activeElement === heir) break;
      }
    };
  }, [isOpen]);
  return dialog;
}

/** Behind a dialog the page does not scroll. The room of a scroll bar that is there now stays; where none is, none comes. */
function keepScrollBar(): void {
  const root = document.documentElement;
  // Behind a dialog over another one it is gone already.
  if (document.querySelector('dialog[open]')) return;
  root.toggleAttribute('data-scroll-bar', window.innerWidth > root.clientWidth);
}

function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let step = element; step && step !== document.body; step = step.parentElement) path.push(step);
  return path;
}

/**
 * The opener, or what has taken its place: a sign-in button has become the account by then, a menu is shut and has only
 * its button left.
 */
function heirsOf([opener, ...around]: Element[]): Array<HTMLElement | null> {
  const own = opener instanceof HTMLElement && opener.isConnected ? [opener] : [];
  const menu = around.find((element) => element.isConnected && element.hasAttribute('popover'));
  if (menu) return [...own, document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)];
  const place = around.find((element) => element.isConnected);
  return [...own, place?.querySelector<HTMLElement>('a[href], button') ?? null];
}
