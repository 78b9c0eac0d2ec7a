import type { Box } from './nearest';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const NATIVE = 'a, button, input, select, textarea, summary';

/** The part of the page that receives the arrow keys: an open menu, a panel of the player, the topmost dialog, what fills the screen, or the page. */
export function scopeOf(active: Element | null): HTMLElement {
  const menu = openMenu();
  if (menu) return menu;
  const panel = active?.closest<HTMLElement>('[role="dialog"]');
  return panel ?? openDialog(active) ?? (document.fullscreenElement as HTMLElement | null) ?? document.body;
}

/** The open popover that closes by itself: a menu. */
export function openMenu(): HTMLElement | null {
  const menus = [...document.querySelectorAll<HTMLElement>('[popover="auto"]')];
  return menus.findLast(isVisible) ?? null;
}

/** The topmost modal dialog: that with the focus, otherwise the last one. */
export function openDialog(active: Element | null): HTMLDialogElement | null {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([inert])')];
  return open.findLast((dialog) => dialog.contains(active)) ?? open.at(-1) ?? null;
}

/** What a remote control can reach, in the order of the document. */
export function candidatesIn(scope: HTMLElement): HTMLElement[] {
  const found = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  // A scrolling area or the panel of a tab is reached by what is in it.
  const isLeaf = (element: HTMLElement, at: number) =>
    element.matches(NATIVE) || !element.contains(found[at + 1] ?? null);
  return found.filter((element, at) => isLeaf(element, at) && !isRepeated(element));
}

/** The heading of a row is a link, too, but its last tile leads to the same page: so each row is one step. */
function isRepeated(element: HTMLElement): boolean {
  if (!element.matches('h2 > a')) return false;
  const href = element.getAttribute('href');
  const links = [...(element.closest('section')?.querySelectorAll('ul a') ?? [])];
  return links.some((link) => link.getAttribute('href') === href);
}

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  isVisible(element);

/** Radio buttons and switches are drawn by their label. */
export function boxOf(element: HTMLElement): Box {
  const shape = element.matches('input[type="radio"], input[type="checkbox"]') && element.closest('label');
  const box = (shape || element).getBoundingClientRect();
  if (!headerOf(element)) return box;
  // The header stays in view while the page scrolls, but its place is above the page.
  const { left, right } = box;
  return { left, right, top: box.top - window.scrollY, bottom: box.bottom - window.scrollY };
}

/** The header of the page, if the element is in it. */
export const headerOf = (element: Element): Element | null => element.closest('body > header');

export function isVisible(element: HTMLElement): boolean {
  if (element.getClientRects().length === 0) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
