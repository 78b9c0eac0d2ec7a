import type { EngineFactory, EngineName } from './engine';

const engines: Record<EngineName, () => Promise<EngineFactory>> = {
  hls: async () => (await import('./hls/hls')).createHlsEngine,
  shaka: async () => (await import('./shaka/shaka')).createShakaEngine,
  native: async () => (await import('./native/native')).createNativeEngine,
};

export function loadEngine(name: EngineName): Promise<EngineFactory> {
  return engines[name]();
}
