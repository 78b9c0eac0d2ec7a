/** The key that opens search (spec 2 §2 "Search"). */
const KEY = '/';

/** A desktop: it has a keyboard, and a key is not pressed by accident. */
const DESKTOP = '(hover: hover) and (pointer: fine)';

/**
 * Where the key has another meaning: in fields, in the player (the parent of its screen), in dialogs and open
 * menus.
 */
const BUSY = 'input, textarea, select, [contenteditable], :has(> [data-screen]), dialog, [popover]';

const STORAGE_KEY = 'taspa_search_key';

/** WCAG 2.1.4: a shortcut of one character can be switched off. It is on by default. */
export function isKeyOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Without storage the setting stays as it is. */
export function setKeyOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // Nothing to do: the switch shows the current setting.
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
