import type { AdSlot } from '@/lib/rules/playback/breaks';
import { createClipElement, releaseClip, whenClipReady } from './clip';
import { AD_ERRORS, AdError, type AdErrorCode } from './errors';
import type { VastAd } from './load-vast';
import type { MediaFile } from './media-file';

/** An ad whose file is loaded. */
export interface PreparedAd extends VastAd {
  file: MediaFile;
  media: HTMLVideoElement;
  /** Its place in a pod and the length of the pod, from 1. */
  index: number;
  count: number;
}

interface Needs {
  /** Each list of ads is for the case that nothing of those before was shown. */
  load(tag: string): AsyncIterable<VastAd[]>;
  onError(code: AdErrorCode, tag: string): void;
  signal: AbortSignal;
}

/**
 * The ads of one break in turn, each loaded before it is handed out: the address of each slot, then its aliases until
 * one gives an ad (spec 2 §4 Ads). The caller answers whether the ad was shown.
 */
export async function* supply(
  slots: readonly AdSlot[],
  { load, onError, signal }: Needs,
): AsyncGenerator<PreparedAd, void, boolean> {
  for (const { url, aliases } of slots) {
    for (const tag of [url, ...aliases]) {
      if (signal.aborted) return;
      if (yield* adsOf(tag)) break;
    }
  }

  /** Whether at least one ad of this address was shown. */
  async function* adsOf(tag: string): AsyncGenerator<PreparedAd, boolean, boolean> {
    try {
      for await (const ads of load(tag)) {
        if (yield* inTurn(ads, tag)) return true;
        if (signal.aborted) break;
      }
    } catch (error) {
      if (!signal.aborted) onError(codeOf(error), tag);
    }
    return false;
  }

  async function* inTurn(ads: readonly VastAd[], tag: string): AsyncGenerator<PreparedAd, boolean, boolean> {
    let isShown = false;
    let coming = prepare(ads, 0, tag);
    for (let at = 0; at < ads.length; at += 1) {
      const ad = await coming;
      // The next ad of a pod loads while this one plays.
      coming = prepare(ads, at + 1, tag);
      if (ad && (yield ad)) isShown = true;
    }
    return isShown;
  }

  async function prepare(ads: readonly VastAd[], at: number, tag: string): Promise<PreparedAd | null> {
    const ad = ads[at];
    if (!ad) return null;
    let code: AdErrorCode = AD_ERRORS.fileNotFound;
    for (const file of ad.files) {
      ad.tracker.setFile(file.url);
      const media = createClipElement(file.url);
      try {
        await whenClipReady(media, signal);
        signal.addEventListener('abort', () => releaseClip(media), { once: true });
        return { ...ad, file, media, index: at + 1, count: ads.length };
      } catch (error) {
        releaseClip(media);
        if (signal.aborted) return null;
        code = codeOf(error);
        // A file that hangs has taken all the time of its ad.
        if (code === AD_ERRORS.fileTimeout) break;
      }
    }
    ad.tracker.error({ ERRORCODE: code });
    onError(code, tag);
    return null;
  }
}

export function codeOf(error: unknown): AdErrorCode {
  return error instanceof AdError ? error.code : 900;
}
