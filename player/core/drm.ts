export type DrmSystem = 'widevine' | 'playready' | 'fairplay' | 'clearkey';

/** One way to play a protected stream: its manifest for a system, and where its licence comes from. */
export interface PlayerDrm {
  system: DrmSystem;
  container: 'dash' | 'hls';
  url: string;
  licenceUrl: string;
  /** FairPlay: fetched with GET before the licence (spec 2 §7 DRM). */
  certificateUrl?: string | null;
}

/** Names of the systems in the browser (W3C EME). */
export const KEY_SYSTEM = {
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  fairplay: 'com.apple.fps',
  clearkey: 'org.w3.clearkey',
} as const satisfies Record<DrmSystem, string>;

/** Spec 2 §9 Widevine robustness. */
export const WIDEVINE_ROBUSTNESS = 'SW_SECURE_CRYPTO';

/** Ours: a licence request is tried twice, and the viewer sees a text within ten seconds (spec 2 §8 Loading timeout). */
export const LICENCE_TIMEOUT_MS = 4000;
export const LICENCE_ATTEMPTS = 2;

/** Spec 2 §9: on Android protected streams have at most this many audio channels, and no adaptive bitrate. */
export const ANDROID_AUDIO_CHANNELS = 2;
export const isAndroid = (userAgent = globalThis.navigator?.userAgent ?? ''): boolean =>
  /\bAndroid\b/.test(userAgent);

/** What the licence server said about a refusal. */
export interface LicenceError {
  /** Null when it said nothing readable. */
  message: string | null;
  code: string;
}

/** Spec 2 §8, a licence error: this code wraps the error of another server, whose message is shown. */
const NESTED_CODE = 8002;
/** A longer text is not a message for viewers. */
const LONGEST_MESSAGE = 300;

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields | null {
  if (typeof value === 'object' && value !== null) return value as Fields;
  if (typeof value !== 'string') return null;
  try {
    return fieldsOf(JSON.parse(value));
  } catch {
    return null;
  }
}

function messageOf({ message, detail }: Fields): string | null {
  const text = [message, detail].find((one) => typeof one === 'string' && one !== '');
  return typeof text === 'string' && text.length <= LONGEST_MESSAGE ? text : null;
}

/** Reads the answer of a licence server, in one of the forms that are in use: flat, or below `error`. */
export function licenceError(status: number, answer: string): LicenceError {
  const whole = fieldsOf(answer);
  const isFlat = whole && (whole.code ?? whole.error_code ?? whole.message) !== undefined;
  const error = isFlat ? whole : fieldsOf(whole?.error);
  if (!error) return { message: null, code: String(status) };
  const code = String(error.code ?? error.error_code ?? status);
  const inner = [error.error, error.details, error.data, error.message].map(fieldsOf).find(Boolean);
  const nested = Number(code) === NESTED_CODE && inner ? messageOf(inner) : null;
  return { message: nested ?? messageOf(error), code };
}
