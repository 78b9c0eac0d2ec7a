import { DOUBLE_TAP_MS, SKIP_STEP_S, TAP_ZONE } from '../core/constants';
import type { Feature } from './feature';

/** The direction of a double tap: the outer fifths of the picture seek (spec 2 §2). */
export function tapZone(x: number, width: number): -1 | 0 | 1 {
  if (x < width * TAP_ZONE) return -1;
  return x > width * (1 - TAP_ZONE) ? 1 : 0;
}

/**
 * Touch: one tap shows or hides the controls, two in a side zone skip. Mouse: a click plays or pauses, two toggle full
 * screen. The zones have buttons too (quality E5 2.5.7).
 */
export const taps: Feature = {
  attach({ store, commands, screen }, signal) {
    let last = { at: Number.NEGATIVE_INFINITY, zone: 0 };

    function touch(zone: -1 | 0 | 1, at: number) {
      const double = zone !== 0 && zone === last.zone && at - last.at <= DOUBLE_TAP_MS;
      last = { at, zone };
      if (double) {
        commands.send('feedback', 'skip');
        return commands.send('skip', zone * SKIP_STEP_S);
      }
      if (store.get('controlsVisible')) store.set({ controlsVisible: false });
      else commands.send('showControls');
    }
    screen.addEventListener(
      'click',
      (event) => {
        const box = screen.getBoundingClientRect();
        const kind = (event as PointerEvent).pointerType;
        if (kind === 'touch') return touch(tapZone(event.clientX - box.left, box.width), event.timeStamp);
        // The second click of a double click undoes the pause of the first one.
        commands.send('feedback', 'play');
        commands.send('togglePlay');
      },
      { signal },
    );
    screen.addEventListener(
      'dblclick',
      (event) => {
        if (
          (event as MouseEvent & { pointerType?: string }).pointerType !== 'touch' &&
          !lastWasTouch(last.at, event)
        ) {
          commands.send('toggleFullscreen');
        }
      },
      { signal },
    );
  },
};

/** dblclick has no pointer type, so the last touch decides. */
function lastWasTouch(at: number, event: Event): boolean {
  return event.timeStamp - at <= DOUBLE_TAP_MS * 2;
}
