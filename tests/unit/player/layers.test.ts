import { createCommands } from '@/player/core/commands';
import { initialState } from '@/player/core/state';
import { createStore } from '@/player/core/store';
import type { FeatureContext } from '@/player/features/feature';
import { layers } from '@/player/features/layers';

test('spec 2 §2 Keyboard: an ad closes the settings and the list of keys, a blackout leaves them', () => {
  const store = createStore(initialState);
  const commands = createCommands();
  layers.attach?.({ store, commands } as FeatureContext, new AbortController().signal);
  commands.send('showLayer', 'settings');
  store.set({ interrupted: 'blackout' });
  expect(store.get('layer')).toBe('settings');
  store.set({ interrupted: 'ad' });
  expect(store.get('layer')).toBeNull();
});
