import { QUALITY_MAX_HEIGHT } from '../../core/constants';
import type { PlayerDrm } from '../../core/source';

const KEY_SYSTEM: Record<PlayerDrm['system'], string> = {
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  clearkey: 'org.w3.clearkey',
  fairplay: 'com.apple.fps',
};

/** Starts with a small picture, like the HLS engine; then the engine measures the bandwidth. */
const FIRST_ESTIMATE_BPS = 500_000;

export function shakaConfig(drm: PlayerDrm | null | undefined, audioLanguage: string | null | undefined) {
  const system = drm && KEY_SYSTEM[drm.system];
  return {
    streaming: { bufferingGoal: 10, bufferBehind: 30 },
    abr: { defaultBandwidthEstimate: FIRST_ESTIMATE_BPS },
    restrictions: { maxHeight: QUALITY_MAX_HEIGHT },
    ...(audioLanguage && { preferredAudio: [{ language: audioLanguage }] }),
    ...(drm &&
      system && {
        drm: {
          servers: { [system]: drm.licenceUrl },
          advanced: {
            [system]: {
              // Spec 2 §9: Widevine robustness.
              ...(drm.system === 'widevine' && {
                videoRobustness: ['SW_SECURE_CRYPTO'],
                audioRobustness: ['SW_SECURE_CRYPTO'],
              }),
              ...(drm.certificateUrl && { serverCertificateUri: drm.certificateUrl }),
            },
          },
        },
      }),
  };
}
