import { createSettings, pageStorage } from './core/settings';
import type { PlayerSource } from './core/source';
import type { EngineName } from './engines/engine';
import { loadEngine } from './engines/select';
import { warmUp } from './stage/warm';

/** On intent (hover, focus, press): the engine's script travels while the stream call is under way. */
export function preloadPlayer(kind: EngineName = 'hls'): void {
  // If it fails now it is asked for again when needed, and then the player says so.
  loadEngine(kind).catch(() => {});
}

/** The stream is known and the player not there yet: begin to load, `<Player>` takes it over. */
export function preparePlayback(source: PlayerSource): void {
  const settings = createSettings(pageStorage());
  warmUp(source, { audioLanguage: settings.get('audioLanguage'), volume: settings.get('volume') });
}
