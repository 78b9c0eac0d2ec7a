import { locksControls } from '../core/gates';
import type { Layer } from '../core/state';
import { watchKeys } from '../core/store';
import type { Feature } from './feature';

/** Layers over the picture, one at a time; their code loads when they first open. */
export const layers: Feature = {
  attach({ store, commands }, signal) {
    commands.handle('showLayer', (layer) => store.set({ layer }), signal);
    const toggle = (layer: Layer) => () => store.set({ layer: store.get('layer') === layer ? null : layer });
    commands.handle('toggleHelp', toggle('help'), signal);
    commands.handle('toggleChannels', toggle('channels'), signal);
    commands.handle('toggleGuide', toggle('guide'), signal);
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
