import { BUFFER_S, QUALITY_MAX_HEIGHT } from '../../core/constants';
import {
  ANDROID_AUDIO_CHANNELS,
  isAndroid,
  KEY_SYSTEM,
  LICENCE_ATTEMPTS,
  LICENCE_TIMEOUT_MS,
  type PlayerDrm,
  WIDEVINE_ROBUSTNESS,
} from '../../core/drm';
import type { EngineSource } from '../engine';

/** Starts with a small picture, like the HLS engine; then the engine measures the bandwidth. */
const FIRST_ESTIMATE_BPS = 500_000;
const LICENCE_RETRY_MS = 500;

export function shakaConfig(
  {
    drm,
    audioLanguages = [],
    expectedBps,
    bufferS = BUFFER_S,
  }: Pick<EngineSource, 'drm' | 'audioLanguages' | 'expectedBps' | 'bufferS'>,
  userAgent?: string,
) {
  const isLimited = Boolean(drm) && isAndroid(userAgent);
  const channels = isLimited ? { channelCount: ANDROID_AUDIO_CHANNELS } : null;
  const sound = audioLanguages.map((language) => ({ language, ...channels }));
  return {
    streaming: { bufferingGoal: bufferS, bufferBehind: 30 },
    abr: {
      defaultBandwidthEstimate: Math.min(expectedBps ?? FIRST_ESTIMATE_BPS, FIRST_ESTIMATE_BPS),
      enabled: !isLimited,
      // As the HLS engine.
      restrictToElementSize: true,
      // Here and not for all of shaka, which would refuse a stream that has only larger ones.
      restrictions: { maxHeight: QUALITY_MAX_HEIGHT },
    },
    ...((sound.length > 0 || channels) && { preferredAudio: [...sound, ...(channels ? [channels] : [])] }),
    ...(drm && { drm: drmConfig(drm) }),
  };
}

function drmConfig({ system, licenceUrl, certificateUrl }: PlayerDrm) {
  const name = KEY_SYSTEM[system];
  const robustness = system === 'widevine' ? [WIDEVINE_ROBUSTNESS] : null;
  return {
    servers: { [name]: licenceUrl },
    retryParameters: {
      maxAttempts: LICENCE_ATTEMPTS,
      baseDelay: LICENCE_RETRY_MS,
      backoffFactor: 1,
      fuzzFactor: 0,
      timeout: LICENCE_TIMEOUT_MS,
      connectionTimeout: LICENCE_TIMEOUT_MS,
      stallTimeout: LICENCE_TIMEOUT_MS,
    },
    advanced: {
      [name]: {
        ...(robustness && { videoRobustness: robustness, audioRobustness: robustness }),
        ...(certificateUrl && { serverCertificateUri: certificateUrl }),
      },
    },
  };
}
