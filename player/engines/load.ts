import type { EngineFactory, EngineName } from './engine';
import { hlsModule } from './hls-module';

const imports: Record<EngineName, () => Promise<EngineFactory>> = {
  hls: async () => (await hlsModule()).createHlsEngine,
  shaka: async () => (await import('./shaka/shaka')).createShakaEngine,
  native: async () => (await import('./native/native')).createNativeEngine,
};

const loaded = new Map<EngineName, EngineFactory>();

/** A loaded engine is returned at once: the browser imports a known file in a task of its own, behind the page's drawing. */
export async function loadEngine(name: EngineName): Promise<EngineFactory> {
  const create = loaded.get(name) ?? (await imports[name]());
  loaded.set(name, create);
  return create;
}

/** Loads the engine in parallel with the stream call. */
export function preloadEngine(name: EngineName = 'hls'): void {
  // A failed load is repeated when it is needed, and then the player shows the error.
  loadEngine(name).catch(() => {});
}
