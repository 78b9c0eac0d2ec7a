import { documentKind } from '@/lib/client/browser/of-document';
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

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function rememberCast(isCasting: boolean): void {
  if (isCasting) tabStorage()?.setItem(KEY, '1');
  else tabStorage()?.removeItem(KEY);
}

export function wasCasting(): boolean {
  return tabStorage()?.getItem(KEY) === '1';
}
