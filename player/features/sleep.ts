import { BOUNDARY_TOLERANCE_S, TICK_MS } from '../core/constants';
import { watchKeys } from '../core/store';
import { type Feature, intervalUntil } from './feature';

/**
 * The sleep timer pauses after a time, or when the programme on screen is over; at the end of a title or of a
 * stream of the archive, `features/up-next.ts` and `features/ending.ts` ask instead of going on.
 */
export const sleep: Feature = {
  attach({ store, commands }, signal) {
    let programme = store.get('programme');

    commands.handle(
      'setSleep',
      (choice) =>
        store.set({
          sleep: choice,
          sleepAt: typeof choice === 'number' ? Date.now() + choice * 60_000 : null,
        }),
      signal,
    );
    commands.handle(
      'fallAsleep',
      () => {
        store.set({ sleep: 'off', sleepAt: null, notice: 'slept' });
        commands.send('pause');
      },
      signal,
    );
    // A clock instead of a timer, because timers stand still while the device sleeps.
    const look = () => {
      const at = store.get('sleepAt');
      if (at !== null && Date.now() >= at) commands.send('fallAsleep');
    };
    intervalUntil(TICK_MS, look, signal);
    const follow = () => {
      const before = programme;
      programme = store.get('programme');
      const date = store.get('date');
      if (store.get('sleep') !== 'end' || !before || date === null) return;
      // A stream of the archive ends with its programme. If the timer were off by then, the next one would follow.
      if (store.get('source')?.kind !== 'live') return;
      // Schedules have gaps, so the next programme does not matter. A viewer who has seeked elsewhere is awake, and
      // nothing pauses.
      if (date >= before.end && date < before.end + BOUNDARY_TOLERANCE_S) commands.send('fallAsleep');
    };
    watchKeys(store, ['programme'], follow, signal);
  },
};
