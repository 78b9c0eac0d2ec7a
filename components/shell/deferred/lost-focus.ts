import { canTakeFocus, FOCUSABLE } from '@/lib/client/browser/focusable';
import { openDialog } from '@/lib/client/browser/open-dialog';
import { pathOf } from '@/lib/client/browser/path-of';

/** The code that removes an element may move the focus itself, as dialogs and the player do. */
const WAIT_MS = 100;

const CONTROLS = `${FOCUSABLE}, iframe`;

/** An element that was removed, or moved, with the focus in it. */
interface Loss {
  element: HTMLElement;
  /** What was around it, or around its player, the nearest first. */
  path: Element[];
  /** What stood before the removed part. */
  previous: Node | null;
}

/**
 * WCAG 2.4.3: when a pressed control disappears ("try again", "show more", a removed line), browsers move the focus to the
 * start of the page. This moves it to the next control instead, or to the heading of the nearest part that is still there.
 */
export function returnLostFocus(signal: AbortSignal): void {
  let last: HTMLElement | null = null;
  /** What has to be removed: the element itself, or the player around it. */
  let whole: Element | null = null;
  let path: Element[] = [];
  let before: HTMLElement | null = null;
  let page = location.pathname;

  const follow = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body || target === last) return;
    if (last) before = last;
    last = target.matches(':focus-visible') ? target : null;
    page = location.pathname;
    // The player has a rule of its own (player/features/keep-focus.ts), which ends when the player itself is removed.
    whole = pathOf(target).find((element) => element.querySelector(':scope > [data-screen]')) ?? target;
    path = pathOf(whole.parentElement);
  };
  // A removed element loses the focus in the same task; from any other element the viewer moved on.
  const leave = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (last === target && last?.isConnected && document.activeElement !== last) last = null;
    });
  };
  const look = (records: MutationRecord[]) => {
    const element = last;
    if (!element || !isLost()) return;
    const record = records.findLast(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(whole)),
    );
    if (!record) return;
    const loss = { element, path, previous: record.previousSibling };
    setTimeout(() => {
      // A new page sets its own focus.
      if (!signal.aborted && isLost() && location.pathname === page) focusOn(placeOf(loss, before));
    }, WAIT_MS);
  };
  follow(document.activeElement);
  document.addEventListener('focusin', ({ target }) => follow(target), { signal });
  document.addEventListener('focusout', leave, { signal });
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Where the focus goes; null when a dialog takes care of it.
 * @param before had the focus before the removed element
 */
function placeOf({ element, path, previous }: Loss, before: HTMLElement | null): HTMLElement | null {
  if (element.isConnected) return element;
  const dialog = openDialog(document.activeElement);
  const own = path.find((one) => one.matches('dialog')) ?? null;
  // A closed dialog restores the focus itself, and elements behind an open dialog are inert.
  if (own !== dialog) return null;
  let inner = previous?.isConnected ? previous : null;
  for (const place of path) {
    if (!place.isConnected) continue;
    const found = controlIn(place, inner) ?? place.querySelector<HTMLElement>('h1, h2, h3');
    if (found || place === dialog) return found;
    inner = place;
  }
  // Everything around the element was removed, such as a panel over the page.
  return before?.isConnected ? before : document.querySelector<HTMLElement>('main h1');
}

/** The first control after this node, otherwise the last one before it. */
function controlIn(place: Element, after: Node | null): HTMLElement | undefined {
  const controls = [...place.querySelectorAll<HTMLElement>(CONTROLS)];
  const follows = (control: Node) =>
    !after || (!after.contains(control) && Boolean(after.compareDocumentPosition(control) & FOLLOWING));
  return (
    controls.find((control) => follows(control) && isReachable(control)) ?? controls.findLast(isReachable)
  );
}

const FOLLOWING = Node.DOCUMENT_POSITION_FOLLOWING;

const isReachable = (control: HTMLElement): boolean =>
  canTakeFocus(control) && (control.checkVisibility?.({ visibilityProperty: true }) ?? true);

function focusOn(element: HTMLElement | null): void {
  // Headings take the focus only with a tabindex.
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus();
}
