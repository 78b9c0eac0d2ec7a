import { browserConnection } from '@/lib/client/browser/connection';
import { expectedBandwidth } from '../core/bandwidth';
import type { SettingsStore } from '../core/settings';
import type { SessionOptions } from './types';

/** How a session starts, by what this browser stores and knows. */
export function sessionOptionsOf(settings: SettingsStore): SessionOptions {
  return {
    audioLanguages: settings.get('audioLanguages'),
    expectedBps: expectedBandwidth(settings.get('bandwidth'), browserConnection(), Date.now()),
    volume: settings.get('volume'),
  };
}
