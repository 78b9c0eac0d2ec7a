import type { EngineEvents } from '@/player/engines/engine';
import { createShakaEngine } from '@/player/engines/shaka/shaka';

test('DASH plays in browsers without Map.getOrInsertComputed, which shaka uses', () => {
  expect(() => createShakaEngine(document.createElement('video'), {} as EngineEvents)).not.toThrow();
});
