import { createSettings, pageStorage } from '../core/settings';
import type { PlayerSource } from '../core/source';
import { withResumeRule } from '../core/time/start';
import { warmUp } from './warm';

/** Starts to load a stream that a player will take over. */
export function prepare(source: PlayerSource): void {
  const settings = createSettings(pageStorage());
  warmUp(withResumeRule(source), {
    audioLanguage: settings.get('audioLanguage'),
    volume: settings.get('volume'),
  });
}
