import { canTakeFocus, FOCUSABLE } from '@/lib/client/browser/focusable';
import { openDialog } from '@/lib/client/browser/open-dialog';
import type { Box } from './nearest';

const NATIVE = 'a, button, input, select, textarea, summary';

/** The part of the page that receives the arrow keys: an open menu, a panel of the player, the topmost dialog, what fills the screen, or the page. */
export function scopeOf(active: Element | null): HTMLElement {
  const menu = openMenu();
  if (menu) return menu;
  // A dialog may be inside a panel, and a panel inside a dialog: the inner one has the keys.
  const around = active?.closest<HTMLElement>('[role="dialog"], dialog[open]:not([inert])');
  return around ?? openDialog(active) ?? (document.fullscreenElement as HTMLElement | null) ?? document.body;
}

/** The open popover that closes by itself: a menu. */
export function openMenu(): HTMLElement | null {
  const menus = [...document.querySelectorAll<HTMLElement>('[popover="auto"]')];
  return menus.findLast(isVisible) ?? null;
}

/** What a remote control can reach, in the order of the document. */
export function candidatesIn(scope: HTMLElement): HTMLElement[] {
  const found = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  // Leaves out containers such as a scroller or a tab panel: the elements inside them are candidates.
  const isLeaf = (element: HTMLElement, at: number) =>
    element.matches(NATIVE) || !element.contains(found[at + 1] ?? null);
  return found.filter((element, at) => isLeaf(element, at) && !isRepeated(element));
}

/**
 * Leaves out the link in the heading of a row, because its last tile leads to the same page. So each row is one step.
 */
function isRepeated(element: HTMLElement): boolean {
  if (!element.matches('h2 > a')) return false;
  const href = element.getAttribute('href');
  const links = [...(element.closest('section')?.querySelectorAll('ul a') ?? [])];
  return links.some((link) => link.getAttribute('href') === href);
}

const isReachable = (element: HTMLElement): boolean => canTakeFocus(element) && isVisible(element);

/** Radio buttons and switches are drawn by their label. */
export function boxOf(element: HTMLElement): Box {
  const shape = element.matches('input[type="radio"], input[type="checkbox"]') && element.closest('label');
  const box = (shape || element).getBoundingClientRect();
  if (!headerOf(element)) return box;
  // The header is fixed while the page scrolls, but here it counts as above the page.
  const { left, right } = box;
  return { left, right, top: box.top - window.scrollY, bottom: box.bottom - window.scrollY };
}

/** The header of the page, if the element is in it. */
export const headerOf = (element: Element): Element | null => element.closest('body > header');

export function isVisible(element: HTMLElement): boolean {
  if (element.getClientRects().length === 0) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
