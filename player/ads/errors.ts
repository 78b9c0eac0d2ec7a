import { MOST_AD_ERRORS } from './constants';

/** Codes of VAST 4.2 §2.3.6.3 that this player reports, and two of its own for an address that gives no VAST. */
export const AD_ERRORS = {
  notXml: 100,
  schema: 101,
  version: 102,
  linearity: 201,
  wrapper: 300,
  wrapperTimeout: 301,
  wrapperLimit: 302,
  noAd: 303,
  fileNotFound: 401,
  fileTimeout: 402,
  noPlayableFile: 403,
  notDisplayed: 405,
  conditional: 408,
  vpaid: 901,
  interactive: 902,
  network: 'network',
  timeout: 'timeout',
} as const;

export type AdErrorCode = (typeof AD_ERRORS)[keyof typeof AD_ERRORS] | number;

export class AdError extends Error {
  constructor(readonly code: AdErrorCode) {
    super(`ad error ${code}`);
  }
}

const KEY = 'taspa.ad-errors';

/** `at` in epoch milliseconds; the host names the server and nothing of the viewer. */
export interface StoredAdError {
  at: number;
  code: AdErrorCode;
  host: string;
}

/** Spec 2 §8 Ad errors: the last 50, the newest first. */
export function storedAdErrors(storage: Pick<Storage, 'getItem'> | null): StoredAdError[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.slice(0, MOST_AD_ERRORS) : [];
  } catch {
    return [];
  }
}

export function storeAdError(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  error: StoredAdError,
): void {
  try {
    storage?.setItem(KEY, JSON.stringify([error, ...storedAdErrors(storage)].slice(0, MOST_AD_ERRORS)));
  } catch {
    // A full or forbidden storage must not stop playback.
  }
}
