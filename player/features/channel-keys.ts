import { swipeStep } from '../core/channel-keys';
import { locksControls } from '../core/gates';
import type { Feature } from './feature';

/**
 * Passes on what a viewer of channels wants. A vertical swipe over the picture changes the channel wherever the style
 * sheet leaves vertical movements to the player (`touch-action`); elsewhere the page scrolls, and the browser cancels the
 * pointer.
 */
export const channelKeys: Feature = {
  attach({ store, commands, options, screen }, signal) {
    commands.handle('channelKey', (key) => options().onChannelKey?.(key), signal);

    let from: PointerEvent | null = null;
    const begin = (event: PointerEvent) => {
      from = event.pointerType === 'touch' && event.isPrimary ? event : null;
    };
    const end = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.pointerId) return;
      const by = swipeStep(event.clientX - from.clientX, event.clientY - from.clientY);
      from = null;
      if (by && !locksControls(store.get('interrupted'))) commands.send('channelKey', { name: 'step', by });
    };
    screen.addEventListener('pointerdown', begin, { signal });
    screen.addEventListener('pointerup', end, { signal });
    screen.addEventListener('pointercancel', () => (from = null), { signal });
  },
};
