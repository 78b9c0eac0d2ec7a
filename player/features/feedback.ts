import { FEEDBACK_MS, FEEDBACK_WITHIN_MS } from '../core/constants';
import type { FeedbackKind } from '../core/state';
import { watchKeys } from '../core/store';
import type { Feature } from './feature';

/**
 * Shows on the picture what a key or a tap has changed, because they have no control that shows it. Changes that nobody
 * requested (a new source, an ad) show nothing.
 */
export const feedback: Feature = {
  attach({ store, commands }, signal) {
    let asked: { kind: FeedbackKind; at: number } | null = null;
    let id = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show(kind: FeedbackKind) {
      id += 1;
      store.set({ feedback: { kind, id, skipped: store.get('skipping') } });
      clearTimeout(timer);
      timer = setTimeout(() => store.set({ feedback: null }), FEEDBACK_MS);
    }
    function changed(kind: FeedbackKind) {
      if (asked?.kind === kind && Date.now() - asked.at <= FEEDBACK_WITHIN_MS) show(kind);
    }
    commands.handle(
      'feedback',
      (kind) => {
        asked = { kind, at: Date.now() };
        // These are shown at their limits, too, where nothing changes.
        if (kind === 'volume' || kind === 'rate') show(kind);
      },
      signal,
    );
    watchKeys(store, ['paused'], () => changed('play'), signal);
    watchKeys(store, ['skipping'], () => store.get('skipping') !== 0 && changed('skip'), signal);
    watchKeys(store, ['textId'], () => changed('text'), signal);
    signal.addEventListener('abort', () => clearTimeout(timer));
  },
};
