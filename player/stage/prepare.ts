import { createSettings, pageStorage } from '../core/settings';
import type { PlayerSource } from '../core/source';
import { preload } from './preloaded';
import { sessionOptionsOf } from './session-options';

/** Starts to load a stream that a player will take over. */
export function prepare(source: PlayerSource): void {
  preload(source, sessionOptionsOf(createSettings(pageStorage())));
}
