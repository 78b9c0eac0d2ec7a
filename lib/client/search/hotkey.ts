/** The key that opens search (spec 2 §2 "Search"). */
const KEY = '/';

/** Somebody at a desk: keys are there, and nobody presses them by accident. */
const DESKTOP = '(hover: hover) and (pointer: fine)';

/** Where keys have another meaning: in fields, in the player (the parent of its screen), in dialogs and open menus. */
const BUSY = 'input, textarea, select, [contenteditable], :has(> [data-screen]), dialog, [popover]';

const STORAGE_KEY = 'taspa_search_key';

/** WCAG 2.1.4: a shortcut of one character can be switched off. Where nothing is stored, it is on. */
export function isKeyOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** A browser that stores nothing keeps the key as it is. */
export function setKeyOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // Nothing to be done: the switch shows what is in force.
  }
}

/** Whether a key press opens search: "/" on a desktop, with no input focused (spec 2 §2), not while a dialog is open. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.key !== KEY || event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(BUSY)) return false;
  if (document.querySelector('dialog[open]')) return false;
  return matchMedia(DESKTOP).matches && isKeyOn();
}
