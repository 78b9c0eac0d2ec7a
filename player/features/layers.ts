import { locksControls } from '../core/gates';
import { watchKeys } from '../core/store';
import type { Feature } from './feature';

/** Layers over the picture, one at a time; their code loads when they first open. */
export const layers: Feature = {
  attach({ store, commands }, signal) {
    commands.handle('showLayer', (layer) => store.set({ layer }), signal);
    commands.handle(
      'toggleHelp',
      () => store.set({ layer: store.get('layer') === 'help' ? null : 'help' }),
      signal,
    );
    commands.handle(
      'layerFailed',
      () => store.set({ layer: null, isStatsShown: false, notice: 'layerFailed' }),
      signal,
    );
    // What stands in the place of the content has its own controls.
    const giveWay = () => locksControls(store.get('interrupted')) && store.set({ layer: null });
    watchKeys(store, ['interrupted'], giveWay, signal);
  },
};
