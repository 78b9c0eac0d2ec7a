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
import { contentKeyContext, SPC_TYPE, spcForm } from '../fairplay';

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
      xhr.setRequestHeader('content-type', SPC_TYPE);
      return spcForm(challenge);
    },
    ...(system === 'fairplay' && { licenseResponseCallback: (xhr) => contentKeyContext(xhr.response) }),
    ...(isAndroid() && { audioPreference: { channels: String(ANDROID_AUDIO_CHANNELS) } }),
  };
}
