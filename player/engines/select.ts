import type { PlayerSource } from '../core/source';
import type { EngineName } from './engine';

export interface Capabilities {
  mse: boolean;
  nativeHls: boolean;
}

export function browserCapabilities(): Capabilities {
  const mse = 'MediaSource' in window || 'ManagedMediaSource' in window;
  // Chromium answers "maybe" here but then shows no tracks, so native HLS is used only where nothing else works.
  const nativeHls =
    !mse && document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';
  return { mse, nativeHls };
}

/** DESIGN section 4 Engines: hls.js for HLS where MSE exists, shaka for DASH and DRM, native HLS only without MSE. */
export function chooseEngine(
  source: Pick<PlayerSource, 'hls' | 'dash' | 'drm'>,
  can: Capabilities,
): { name: EngineName; url: string } | null {
  const { hls, dash, drm } = source;
  if (can.mse && dash && (drm || !hls)) return { name: 'shaka', url: dash };
  if (can.mse && hls && !drm) return { name: 'hls', url: hls };
  if (!can.mse && can.nativeHls && hls) return { name: 'native', url: hls };
  return null;
}
