import type { Feature } from './feature';

/**
 * A control that disappears when it is pressed ("skip the ad", "watch from the beginning", "try again") would take the
 * focus of the keyboard with it, to the start of the page. The play button has it then, or what is in its place.
 */
export const keepFocus: Feature = {
  attach({ root }, signal) {
    const page = root.ownerDocument;
    let last: Element | null = null;
    // On a television (lib/client/television/picture.ts) and on a page that it covers the picture itself may have the focus.
    const whole = () => (root.hasAttribute('tabindex') ? root : null);

    const follow = ({ target }: FocusEvent) => {
      last = target instanceof Element && target.matches(':focus-visible') ? target : null;
    };
    // A control that is removed is left in the same task; any other one was left by the viewer.
    const leave = ({ target }: FocusEvent) => {
      setTimeout(() => {
        if (last === target && last?.isConnected && page.activeElement !== last) last = null;
      });
    };
    const look = () => {
      if (!last || last.isConnected) return;
      if (page.activeElement === null || page.activeElement === page.body) (place(root) ?? whole())?.focus();
      // Until there is a control again.
      if (page.activeElement !== page.body) last = null;
    };
    root.addEventListener('focusin', follow, { signal });
    root.addEventListener('focusout', leave, { signal });
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
  },
};

/** The first button of the bar is the play button. The first one at the top may leave the player. */
const PLACES = [
  '[role=alert] button',
  '[data-testid=player-slow] button',
  '[data-testid=ad] button',
  '[data-testid=ad-mark] button',
  '[data-controls=""] button',
];

function place(root: HTMLElement): HTMLElement | null {
  for (const selector of PLACES) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
