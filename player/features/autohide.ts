import { HIDE_AFTER_MS, HOVER_CHECK_MOBILE_MS, HOVER_CHECK_MS } from '../core/constants';
import { watchKeys } from '../core/store';
import type { Feature } from './feature';
import { isMobile } from './support/device';

/** Controls hide after 5 s (spec 2 §4), but not while they are used (quality E5 2.2.1). */
export const autohide: Feature = {
  attach({ store, commands, root }, signal) {
    const holders = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastMove = 0;

    const busy = () =>
      holders.size > 0 ||
      (store.get('paused') && !store.get('interrupted')) ||
      root.querySelector(':focus-visible') !== null ||
      store.get('ended') ||
      !store.get('started');
    const rest = () => (busy() ? arm() : store.set({ controlsVisible: false }));
    function arm() {
      clearTimeout(timer);
      timer = setTimeout(rest, HIDE_AFTER_MS);
    }
    function show() {
      store.set({ controlsVisible: true });
      arm();
    }
    // A moving pointer fires a hundred events per second; one every 20 ms is read (200 on mobile).
    const move = (event: Event) => {
      const pause = isMobile() ? HOVER_CHECK_MOBILE_MS : HOVER_CHECK_MS;
      if (event.timeStamp - lastMove < pause) return;
      lastMove = event.timeStamp;
      show();
    };
    root.addEventListener('pointermove', move, { signal });
    root.addEventListener('keydown', show, { signal });
    // A tap moves the focus before its click, which shows or hides the controls itself (taps.ts).
    root.addEventListener(
      'focusin',
      ({ target }) => ((target as Element).matches(':focus-visible') ? show() : arm()),
      { signal },
    );
    root.addEventListener(
      'pointerleave',
      (event) => event.pointerType === 'mouse' && !busy() && store.set({ controlsVisible: false }),
      { signal },
    );
    commands.handle('showControls', show, signal);
    commands.handle(
      'hold',
      ({ by, on }) => {
        if (on) holders.add(by);
        else holders.delete(by);
        show();
      },
      signal,
    );
    watchKeys(store, ['paused', 'started', 'ended'], show, signal);
    signal.addEventListener('abort', () => clearTimeout(timer));
    show();
  },
};
