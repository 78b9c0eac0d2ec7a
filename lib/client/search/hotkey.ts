import { readStored, removeStored, writeStored } from '@/lib/client/browser/storage';

/** The key that opens search (spec 2 §2 "Search"). */
const KEY = '/';

/** A desktop: it has a keyboard, and a key is not pressed by accident. */
const DESKTOP = '(hover: hover) and (pointer: fine)';

/** Where the key has another meaning, beside the player: in fields, in dialogs and open menus. */
const BUSY = 'input, textarea, select, [contenteditable], dialog, [popover]';

const STORAGE_KEY = 'taspa_search_key';

/** WCAG 2.1.4: a shortcut of one character can be switched off. It is on by default. */
export function isKeyOn(): boolean {
  return readStored('local', STORAGE_KEY) !== 'off';
}

/** Without storage the setting stays as it is, and so does its switch. */
export function setKeyOn(isOn: boolean): void {
  if (isOn) removeStored('local', STORAGE_KEY);
  else writeStored('local', STORAGE_KEY, 'off');
}

/** Whether a key press opens search: "/" on a desktop, with no input focused (spec 2 §2), not while a dialog is open. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.key !== KEY || event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && (event.target.closest(BUSY) || isInPlayer(event.target)))
    return false;
  if (document.querySelector('dialog[open]')) return false;
  return matchMedia(DESKTOP).matches && isKeyOn();
}

/** The player is the parent of its screen. */
function isInPlayer(element: Element | null): boolean {
  if (!element) return false;
  return element.querySelector(':scope > [data-screen]') !== null || isInPlayer(element.parentElement);
}
