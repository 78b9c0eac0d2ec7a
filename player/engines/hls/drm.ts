import type { HlsConfig } from 'hls.js';
import {
  ANDROID_AUDIO_CHANNELS,
  isAndroid,
  KEY_SYSTEM,
  LICENCE_ATTEMPTS,
  LICENCE_TIMEOUT_MS,
  type PlayerDrm,
  WIDEVINE_ROBUSTNESS,
} from '../../core/drm';

/** The settings of a protected stream. */
export function hlsDrmConfig({ system, licenceUrl, certificateUrl }: PlayerDrm): Partial<HlsConfig> {
  const robustness = { audioRobustness: WIDEVINE_ROBUSTNESS, videoRobustness: WIDEVINE_ROBUSTNESS };
  return {
    emeEnabled: true,
    drmSystems: {
      [KEY_SYSTEM[system]]: {
        licenseUrl: licenceUrl,
        ...(certificateUrl && { serverCertificateUrl: certificateUrl }),
      },
    },
    ...(system === 'widevine' && { drmSystemOptions: robustness }),
    keyLoadPolicy: {
      default: {
        maxTimeToFirstByteMs: LICENCE_TIMEOUT_MS,
        maxLoadTimeMs: LICENCE_TIMEOUT_MS,
        timeoutRetry: null,
        errorRetry: { maxNumRetry: LICENCE_ATTEMPTS - 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
      },
    },
    licenseXhrSetup(xhr, url, _context, challenge) {
      xhr.open('POST', url, true);
      xhr.timeout = LICENCE_TIMEOUT_MS;
      if (system !== 'fairplay') return;
      xhr.setRequestHeader('content-type', 'application/x-www-form-urlencoded');
      return spcForm(challenge);
    },
    ...(system === 'fairplay' && { licenseResponseCallback: (xhr) => contentKeyContext(xhr.response) }),
    ...(isAndroid() && { audioPreference: { channels: String(ANDROID_AUDIO_CHANNELS) } }),
  };
}

/** Spec 2 §7 DRM: FairPlay posts its request as the parameter `spc`. */
export function spcForm(challenge: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...challenge));
  return new URLSearchParams({ spc: base64 }).toString();
}

/** FairPlay servers answer with bytes, or with base64 of them, some inside `<ckc>`. */
export function contentKeyContext(answer: ArrayBuffer): ArrayBuffer {
  const text = new TextDecoder('latin1').decode(answer).trim();
  const base64 = /^(?:<ckc>)?([A-Za-z0-9+/]+={0,2})(?:<\/ckc>)?$/.exec(text)?.[1];
  if (!base64) return answer;
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
}
