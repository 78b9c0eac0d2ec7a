import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { withViewTransition } from '@/lib/client/browser/motion';
import { pathOf } from '@/lib/client/browser/path-of';
import { markRoot } from '@/lib/client/browser/root-mark';
import { focusMarked } from './focus-marked';
import { addOpenDialog } from './open-dialogs';

interface Options {
  isOpen: boolean;
  onClose(): void;
  /** Spec 3 §2 Modal shell: dialogs flagged hideClose cannot be closed by the viewer. */
  hideClose?: boolean;
  /** A page over another one: the picture of the link that led to it grows into its own, and back when it closes. */
  isPage?: boolean;
}

/**
 * The properties of a native dialog that closes by Escape and by a press outside, and returns the focus, also when it is
 * unmounted while open.
 */
export function useModal({ isOpen, onClose, hideClose = false, isPage = false }: Options) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const openers = pathOf(document.activeElement);
    const change = isPage && leadsHere(openers[0]) ? withViewTransition : changeAtOnce;
    let unmark = () => {};
    let removeOpen = () => {};
    let isWanted = true;
    change(() => {
      if (!isWanted) return;
      keepScrollBar();
      element.showModal();
      unmark = markRoot('dialog');
      removeOpen = addOpenDialog(element);
      // By default the browser focuses the close button; a form may name another element.
      focusMarked(element);
    });
    return () => {
      isWanted = false;
      const end = () => {
        element.close();
        unmark();
        removeOpen();
        // `close()` restores the focus only while the element is in the document.
        for (const target of focusTargets(openers)) {
          target?.focus({ preventScroll: true });
          if (target && document.activeElement === target) break;
        }
      };
      if (element.isConnected) change(end);
      else end();
    };
  }, [isOpen, isPage]);
  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!hideClose) onClose();
    },
    // Before the first input of the viewer a browser closes a dialog without a cancel event.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!isOpen || currentTarget.open) return;
      if (hideClose) currentTarget.showModal();
      else onClose();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget && !hideClose) onClose();
    },
    // Otherwise a second Escape would close it in spite of `cancel`.
    ...(hideClose && { closedby: 'none' as const }),
  };
}

const changeAtOnce = (change: () => void): void => change();

/** Whether the opener is the link to the opened page, so that its picture can be used for the view transition. */
const leadsHere = (opener: Element | undefined): boolean =>
  opener instanceof HTMLAnchorElement && opener.pathname === location.pathname;

/** The page behind a dialog does not scroll. The space of a visible scroll bar stays reserved. */
function keepScrollBar(): void {
  const root = document.documentElement;
  // Behind a second dialog the scroll bar is already hidden.
  if (document.querySelector('dialog[open]')) return;
  root.toggleAttribute('data-scroll-bar', window.innerWidth > root.clientWidth);
}

/** The opener or its replacement: the login button may have become the account, and a menu may be closed. */
function focusTargets([opener, ...around]: Element[]): Array<HTMLElement | null> {
  const own = opener instanceof HTMLElement && opener.isConnected ? [opener] : [];
  const menu = around.find((element) => element.isConnected && element.hasAttribute('popover'));
  if (menu) return [...own, document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)];
  const place = around.find((element) => element.isConnected);
  return [...own, place?.querySelector<HTMLElement>('a[href], button') ?? null];
}
