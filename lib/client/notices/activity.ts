import { ACTIVITY_MS } from './constants';

const SIGNS = ['pointerdown', 'keydown', 'scroll', 'focus'] as const;

/**
 * Whether the viewer is active: the page is visible, and there was input within the last half hour (spec 1
 * §9).
 */
export function watchActivity(now: () => number = Date.now) {
  let last = now();
  const note = () => {
    last = now();
  };
  for (const sign of SIGNS) addEventListener(sign, note, { passive: true });
  return {
    isActive: () => document.visibilityState === 'visible' && now() - last <= ACTIVITY_MS,
    stop: () => {
      for (const sign of SIGNS) removeEventListener(sign, note);
    },
  };
}
