import { type DrmSystem, KEY_SYSTEM, WIDEVINE_ROBUSTNESS } from '../core/drm';

const VIDEO = 'video/mp4; codecs="avc1.42E01E"';
const AUDIO = 'audio/mp4; codecs="mp4a.40.2"';
const INIT_DATA: Partial<Record<DrmSystem, string[]>> = { fairplay: ['sinf', 'skd'] };

const known = new Map<DrmSystem, Promise<boolean>>();

/** Whether the browser decrypts by this system; asked once a page. Pages without https have no systems at all. */
export function supportsSystem(system: DrmSystem): Promise<boolean> {
  const answer = known.get(system) ?? ask(system);
  known.set(system, answer);
  return answer;
}

async function ask(system: DrmSystem): Promise<boolean> {
  if (typeof navigator.requestMediaKeySystemAccess !== 'function') return false;
  const robustness = system === 'widevine' ? { robustness: WIDEVINE_ROBUSTNESS } : {};
  const configuration: MediaKeySystemConfiguration = {
    initDataTypes: INIT_DATA[system] ?? ['cenc'],
    videoCapabilities: [{ contentType: VIDEO, ...robustness }],
    audioCapabilities: [{ contentType: AUDIO, ...robustness }],
  };
  try {
    await navigator.requestMediaKeySystemAccess(KEY_SYSTEM[system], [configuration]);
    return true;
  } catch {
    return false;
  }
}
