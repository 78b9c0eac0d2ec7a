import { type ChannelKey, channelKeyOf } from '../../core/channel-keys';
import type { CommandMap, CommandName } from '../../core/commands';
import { SKIP_STEP_S } from '../../core/constants';
import type { FeedbackKind } from '../../core/state';

export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

type Plain = { [K in CommandName]: CommandMap[K] extends undefined ? K : never }[CommandName];

/** What a key requests: a command with its value, and what is shown on the picture. */
export type Shortcut = { feedback?: FeedbackKind; isOnce?: boolean } & (
  | { name: Plain | 'toggleMuted' }
  | { name: 'skip' | 'seekShare'; value: number }
  | { name: 'channelKey'; key: ChannelKey }
  | { name: 'volume' | 'stepRate' | 'stepFrame'; value: 1 | -1 }
);

const once = (name: Plain | 'toggleMuted', feedback?: FeedbackKind): Shortcut => ({
  name,
  isOnce: true,
  ...(feedback && { feedback }),
});
const skip = (value: number): Shortcut => ({ name: 'skip', value, feedback: 'skip' });
const volume = (value: 1 | -1): Shortcut => ({ name: 'volume', value, feedback: 'volume' });

/** By position on the keyboard: F is А in a Cyrillic layout. */
const BY_CODE: Record<string, Shortcut> = {
  KeyF: once('toggleFullscreen'),
  KeyM: once('toggleMuted', 'volume'),
  KeyK: once('togglePlay', 'play'),
  KeyJ: skip(-SKIP_STEP_S),
  KeyL: skip(SKIP_STEP_S),
  KeyC: once('toggleText', 'text'),
  KeyI: once('togglePip'),
  KeyT: once('toggleTheatre'),
  KeyN: once('next'),
  KeyP: once('previous'),
  Comma: { name: 'stepFrame', value: -1 },
  Period: { name: 'stepFrame', value: 1 },
};

/** Spec 2 §2 Keyboard: space, arrows; the others are those of YouTube. */
const BY_KEY: Record<string, Shortcut> = {
  ' ': once('togglePlay', 'play'),
  ArrowLeft: skip(-SKIP_STEP_S),
  ArrowRight: skip(SKIP_STEP_S),
  ArrowUp: volume(1),
  ArrowDown: volume(-1),
  Home: { name: 'seekShare', value: 0 },
  End: { name: 'seekShare', value: 1 },
  '?': once('toggleHelp'),
};

const WITH_SHIFT: Record<string, Shortcut> = {
  Comma: { name: 'stepRate', value: -1, feedback: 'rate' },
  Period: { name: 'stepRate', value: 1, feedback: 'rate' },
};

/** On pages with channels. */
const WITH_CHANNELS: Record<string, Shortcut> = {
  KeyG: once('toggleGuide'),
  KeyH: once('toggleChannels'),
};

/** @param hasChannels the page has channels to change: digits are their numbers then */
export function shortcutOf(press: KeyPress, hasChannels = false): Shortcut | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const key = hasChannels && !press.shiftKey ? channelKeyOf(press) : null;
  if (key) return { name: 'channelKey', key, isOnce: key.name !== 'step' };
  const byKey = BY_KEY[press.key];
  if (byKey) return byKey;
  if (/^[0-9]$/.test(press.key)) return { name: 'seekShare', value: Number(press.key) / 10 };
  return (
    (press.shiftKey ? WITH_SHIFT[press.code] : null) ??
    (hasChannels ? WITH_CHANNELS[press.code] : null) ??
    BY_CODE[press.code] ??
    null
  );
}

const FIELD =
  'input:not([type=range],[type=radio],[type=checkbox],[type=button]), textarea, select, [contenteditable]';
const WIDGET = 'a, button, summary, input, [role=tab], [role=option], [role=slider], [tabindex="0"]';
/** Keys that sliders, radio lists and scrolling pages use. */
const MOVES = /^(Arrow|Page|Home$|End$)/;

/** Whether a key belongs to the player: only if no element near the focus handles it (quality E5 2.1.4). */
export function keyIsFree(press: KeyPress, target: Element | null, root: Element): boolean {
  // In the mini-player the keys belong to the page.
  if (!root.isConnected) return false;
  const modal = [...root.ownerDocument.querySelectorAll('dialog[open], [aria-modal="true"]')];
  if (modal.some((dialog) => !dialog.contains(root))) return false;
  if (!target || target.closest(FIELD)) return false;
  const inside = root.contains(target);
  const widget = target.closest(WIDGET);
  if (!widget || widget === root) return true;
  // Space presses the focused button; arrows move sliders and radio lists. Elsewhere on the page arrows scroll.
  if (press.key === ' ') return false;
  // They scroll a list for who moves through it by keys. After a press of the pointer they change channels.
  if (press.key.startsWith('Page') && !inside) return !target.matches(':focus-visible');
  return !MOVES.test(press.key) || (inside && !target.closest('input, [role=slider]'));
}

/**
 * What a remote control says to the player: OK plays and pauses, left and right skip, as long as the picture has the focus. All other arrows
 * move the focus (lib/client/television). Null when the key is not the player's.
 */
export function remotePress(press: KeyPress, target: Element | null, root: Element): KeyPress | null {
  const isAtPicture = target === root;
  if (press.key === 'Enter') return isAtPicture ? { ...pressOf(press), key: ' ' } : null;
  if (!press.key.startsWith('Arrow')) return press;
  return isAtPicture && /^Arrow(Left|Right)$/.test(press.key) ? press : null;
}

/** The properties of an event are not its own, so they cannot be spread. */
const pressOf = ({ key, code, ctrlKey, altKey, metaKey, shiftKey }: KeyPress): KeyPress => ({
  key,
  code,
  ctrlKey,
  altKey,
  metaKey,
  shiftKey,
});
