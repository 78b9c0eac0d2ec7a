import type { AdSlot } from '@/lib/rules/playback/breaks';
import { createClipElement, releaseClip, whenClipReady } from './clip';
import { AdError, type AdErrorCode } from './errors';
import type { VastAd } from './load-vast';

/** An ad whose file is loaded. */
export interface PreparedAd extends VastAd {
  media: HTMLVideoElement;
  /** Its place in a pod and the length of the pod, from 1. */
  index: number;
  count: number;
}

interface Needs {
  load(tag: string): Promise<VastAd[]>;
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
    const ads = await load(tag).catch((error) => {
      if (!signal.aborted) onError(codeOf(error), tag);
      return [];
    });
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
    const media = createClipElement(ad.file.url);
    try {
      await whenClipReady(media, signal);
    } catch (error) {
      releaseClip(media);
      if (signal.aborted) return null;
      const code = codeOf(error);
      ad.tracker.error({ ERRORCODE: code });
      onError(code, tag);
      return null;
    }
    signal.addEventListener('abort', () => releaseClip(media), { once: true });
    return { ...ad, media, index: at + 1, count: ads.length };
  }
}

export function codeOf(error: unknown): AdErrorCode {
  return error instanceof AdError ? error.code : 900;
}
