import type { DrmSystem, PlayerDrm } from '../core/drm';
import type { PlayerSource } from '../core/source';
import type { EngineName } from './engine';
import { hasWebKitFairPlay } from './native/webkit-keys';

export interface Capabilities {
  mse: boolean;
  nativeHls: boolean;
  /** The native player takes FairPlay keys, by an interface of its own. */
  webKitFairPlay: boolean;
}

export interface EngineChoice {
  name: EngineName;
  url: string;
  drm: PlayerDrm | null;
}

export function browserCapabilities(): Capabilities {
  const mse = 'MediaSource' in window || 'ManagedMediaSource' in window;
  // Chromium answers "maybe" here but then shows no tracks, so native HLS is used only where nothing else works.
  const nativeHls =
    !mse && document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';
  return { mse, nativeHls, webKitFairPlay: nativeHls && hasWebKitFairPlay() };
}

/** DESIGN section 4 Engines: hls.js for HLS where MSE exists, shaka for DASH, native HLS only without MSE. */
export function chooseEngine(
  { hls, dash }: Pick<PlayerSource, 'hls' | 'dash'>,
  can: Capabilities,
): EngineChoice | null {
  if (can.mse && hls) return { name: 'hls', url: hls, drm: null };
  if (can.mse && dash) return { name: 'shaka', url: dash, drm: null };
  if (can.nativeHls && hls) return { name: 'native', url: hls, drm: null };
  return null;
}

/** The first system of a protected stream that the browser supports; the platform lists the better ones first. */
export async function chooseProtected(
  offers: readonly PlayerDrm[],
  can: Capabilities,
  supports: (system: DrmSystem) => Promise<boolean>,
): Promise<EngineChoice | null> {
  for (const drm of offers) {
    const name = engineFor(drm, can);
    if (name && (name === 'native' || (await supports(drm.system)))) return { name, url: drm.url, drm };
  }
  return null;
}

function engineFor({ container, system }: PlayerDrm, can: Capabilities): EngineName | null {
  if (!can.mse) return can.webKitFairPlay && container === 'hls' && system === 'fairplay' ? 'native' : null;
  return container === 'dash' ? 'shaka' : 'hls';
}
