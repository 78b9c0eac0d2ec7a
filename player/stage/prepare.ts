import { createSettings, pageStorage } from '../core/settings';
import type { PlayerSource } from '../core/source';
import { withResumeRule } from '../core/time/start';
import { sessionOptionsOf } from './session-options';
import { warmUp } from './warm';

/** Starts to load a stream that a player will take over. */
export function prepare(source: PlayerSource): void {
  warmUp(withResumeRule(source), sessionOptionsOf(createSettings(pageStorage())));
}
