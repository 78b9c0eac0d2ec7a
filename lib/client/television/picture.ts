import { candidatesIn, isVisible } from './candidates';

/** The smallest share of the window that a player has; a preview on a tile is smaller and does not count. */
const MIN_SHARE = 0.4;

/**
 * The player of a page. It takes the focus as one element, and its controls get the focus when the viewer moves into
 * them.
 */
export function pictureIn(scope: HTMLElement): HTMLElement | null {
  const screens = [...scope.querySelectorAll<HTMLElement>(':is(main, dialog) [data-screen]')];
  const picture = screens.map(({ parentElement }) => parentElement).find((root) => root && isLarge(root));
  if (!picture) return null;
  if (!picture.hasAttribute('tabindex')) picture.tabIndex = -1;
  return picture;
}

const isLarge = (root: HTMLElement) =>
  isVisible(root) && root.getBoundingClientRect().width > MIN_SHARE * innerWidth;

/** The control that an arrow reaches from the picture: up in the top bar, down in the bottom bar or in what replaces it. */
export function controlFrom(picture: HTMLElement, direction: 'up' | 'down'): HTMLElement | null {
  const inside = candidatesIn(picture);
  const isAtTop = (element: HTMLElement) => element.closest('[data-controls="top"]') !== null;
  if (direction === 'up') return inside.find(isAtTop) ?? null;
  // Above the row of buttons is the seek bar.
  const isButton = (element: HTMLElement) => !isAtTop(element) && element.matches('[data-controls] button');
  return inside.find(isButton) ?? inside.find((element) => !isAtTop(element)) ?? null;
}

/** Whether a page that is being drawn will have a picture (`lib/shared/root-marks.ts`). */
export const expectsPicture = (): boolean => document.documentElement.matches('[data-viewer], [data-stage]');

/** Whether it plays, so that its controls may disappear. */
export const isPlaying = (picture: HTMLElement): boolean =>
  [...picture.querySelectorAll('video')].some(({ paused, ended }) => !paused && !ended);
