import { browserConnection } from '@/lib/client/browser/connection';
import { expectedBandwidth } from '../core/bandwidth';
import type { SettingsStore } from '../core/settings';
import type { SessionOptions } from './types';

/** How a session starts, by what this browser stores and knows. `volume` is that of the player that shows it. */
export function sessionOptionsOf(settings: SettingsStore, volume = settings.get('volume')): SessionOptions {
  return {
    audioLanguages: settings.get('audioLanguages'),
    expectedBps: expectedBandwidth(settings.get('bandwidth'), browserConnection(), Date.now()),
    volume,
  };
}
