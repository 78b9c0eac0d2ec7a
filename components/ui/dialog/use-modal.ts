import { useEffect, useRef } from 'react';

/** Opens and closes a native dialog and returns the focus, also when the dialog is unmounted while open. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const openers = pathOf(document.activeElement);
    keepScrollBar();
    element.showModal();
    // By default the browser focuses the close button; a form may name another element.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      // `close()` restores the focus only while the element is in the document.
      for (const target of focusTargets(openers)) {
        target?.focus({ preventScroll: true });
        if (target && document.activeElement === target) break;
      }
    };
  }, [isOpen]);
  return dialog;
}

/** The page behind a dialog does not scroll. The space of a visible scroll bar stays reserved. */
function keepScrollBar(): void {
  const root = document.documentElement;
  // Behind a second dialog the scroll bar is already hidden.
  if (document.querySelector('dialog[open]')) return;
  root.toggleAttribute('data-scroll-bar', window.innerWidth > root.clientWidth);
}

function pathOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let step = element; step && step !== document.body; step = step.parentElement) path.push(step);
  return path;
}

/** The opener or its replacement: the login button may have become the account, and a menu may be closed. */
function focusTargets([opener, ...around]: Element[]): Array<HTMLElement | null> {
  const own = opener instanceof HTMLElement && opener.isConnected ? [opener] : [];
  const menu = around.find((element) => element.isConnected && element.hasAttribute('popover'));
  if (menu) return [...own, document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)];
  const place = around.find((element) => element.isConnected);
  return [...own, place?.querySelector<HTMLElement>('a[href], button') ?? null];
}
