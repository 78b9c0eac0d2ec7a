import type { CommandMap } from '../core/commands';
import { SKIP_STEP_S } from '../core/constants';

export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export type Shortcut =
  | { name: 'togglePlay' | 'toggleFullscreen' | 'toggleMuted' }
  | { name: 'skip'; by: CommandMap['skip'] }
  | { name: 'volume'; direction: 1 | -1 };

/** Spec 2 §2 Keyboard. Letters by their position on the keyboard: F is А in a Cyrillic layout. */
export function shortcutOf(press: KeyPress): Shortcut | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (press.code === 'KeyF') return { name: 'toggleFullscreen' };
  if (press.code === 'KeyM') return { name: 'toggleMuted' };
  switch (press.key) {
    case ' ':
      return { name: 'togglePlay' };
    case 'ArrowLeft':
      return { name: 'skip', by: -SKIP_STEP_S };
    case 'ArrowRight':
      return { name: 'skip', by: SKIP_STEP_S };
    case 'ArrowUp':
      return { name: 'volume', direction: 1 };
    case 'ArrowDown':
      return { name: 'volume', direction: -1 };
    default:
      return null;
  }
}

const FIELD =
  'input:not([type=range],[type=radio],[type=checkbox],[type=button]), textarea, select, [contenteditable]';
const WIDGET = 'a, button, summary, input, [role=tab], [role=option], [role=slider], [tabindex="0"]';

/** Whether a key belongs to the player: only if no element near the focus handles it (quality E5 2.1.4). */
export function keyIsFree(press: KeyPress, target: Element | null, root: Element): boolean {
  const modal = [...root.ownerDocument.querySelectorAll('dialog[open], [aria-modal="true"]')];
  if (modal.some((dialog) => !dialog.contains(root))) return false;
  if (!target || target.closest(FIELD)) return false;
  const inside = root.contains(target);
  const widget = target.closest(WIDGET);
  if (!widget || widget === root) return true;
  // Space presses the focused button; arrows move sliders and radio lists. Elsewhere on the page arrows scroll.
  if (press.key === ' ') return false;
  return inside
    ? !target.closest('input, [role=slider]') || press.code.startsWith('Key')
    : press.code.startsWith('Key');
}
