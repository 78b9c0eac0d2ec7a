import { documentKind } from '@/lib/client/browser/of-document';
import { readStored, removeStored, writeStored } from '@/lib/client/browser/storage';
import type { PlayerOptions } from '../feature';

export type CastSupport = 'google' | 'remote' | null;

/** The tab was connected to a device, which may be joined again after a reload. */
const KEY = 'taspa.cast';

/** How this browser can cast: Chromium has Google Cast, Safari the Remote Playback API with AirPlay. */
export function castSupport({ cast }: Pick<PlayerOptions, 'cast'>): CastSupport {
  // The policy of the document allows the script only on pages of the player.
  if (cast && 'chrome' in window && documentKind() === 'player') return 'google';
  const probe = document.createElement('video');
  const playsAddresses = probe.canPlayType('application/vnd.apple.mpegurl') !== '';
  return 'remote' in probe && playsAddresses && !('chrome' in window) ? 'remote' : null;
}

export function rememberCast(isCasting: boolean): void {
  if (isCasting) writeStored('session', KEY, '1');
  else removeStored('session', KEY);
}

export function wasCasting(): boolean {
  return readStored('session', KEY) === '1';
}
