import { type Direction, leavesField, remoteKey } from '@/lib/rules/television/remote';
import { goBack } from './back';
import { move } from './move';

const TEXT =
  'textarea, input:not([type=range], [type=radio], [type=checkbox], [type=button], [type=submit], [type=color], [type=file])';

/** Native elements that OK does not press by itself. */
const PRESSED_BY_US = 'input[type=radio], input[type=checkbox]';

/**
 * Handles a key that no part of the page has handled: a player, a grid, tabs and a list of suggestions get it first,
 * and pass it on at their edges. Returns true when the key was used.
 */
export function answer(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey)
    return false;
  const key = remoteKey(event);
  const active = document.activeElement;
  if (key === null || !(active instanceof HTMLElement)) return false;
  if (key === 'back') return goBack(event, active);
  if (key === 'ok') return press(active);
  if (keepsArrow(active, key)) return false;
  move(active, key);
  return true;
}

function keepsArrow(element: HTMLElement, direction: Direction): boolean {
  if (element.matches('input[type=range]')) return changesRange(element as HTMLInputElement, direction);
  if (!element.matches(TEXT)) return false;
  const { value, selectionStart, selectionEnd } = element as HTMLInputElement;
  const length = value.length;
  // Some input types do not report the position of the caret.
  return !leavesField(direction, { start: selectionStart ?? length, end: selectionEnd ?? length, length });
}

/** A slider uses left and right until it reaches its end. */
function changesRange({ value, min, max }: HTMLInputElement, direction: Direction): boolean {
  if (direction === 'left') return Number(value) > Number(min);
  return direction === 'right' && Number(value) < Number(max);
}

function press(element: HTMLElement): boolean {
  if (element instanceof HTMLSelectElement) {
    // The browser of a television that cannot be asked to open the list opens it at the key itself.
    if (!element.showPicker) return false;
    element.showPicker();
    return true;
  }
  if (!element.matches(PRESSED_BY_US)) return false;
  element.click();
  return true;
}
