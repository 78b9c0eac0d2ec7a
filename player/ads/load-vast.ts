import { VASTClient } from '@dailymotion/vast-client';
import { browserConnection } from '@/lib/client/browser/connection';
import { abortWith } from '../core/abort-with';
import { AD_ANSWER_MS, MOST_WRAPPERS } from './constants';
import { AD_ERRORS, AdError, type AdErrorCode } from './errors';
import { identifierMacros } from './identifier';
import { fillMacros, type MacroValues, webAddressOf } from './macros';
import { declineCode, type MediaFile, orderMediaFiles } from './media-file';
import { AdTracker } from './tracker';
import { readVast, removeUnusableAds, type WrapperRules } from './vast-answer';

/** One ad that this player can show, with its trackers. */
export interface VastAd {
  /** The best one first; the others are tried when it cannot be loaded. */
  files: MediaFile[];
  /** The second from which it may be skipped; null never. */
  skipAt: number | null;
  /** The advertiser's page. */
  link: string | null;
  tracker: AdTracker;
}

interface Wanted {
  /** Values for the macros of addresses at this moment. */
  macros(): MacroValues;
  height: number;
  isMuted: boolean;
  /** Called when an ad, or the whole answer, cannot be used. Its error trackers have been called already. */
  onError(code: AdErrorCode): void;
}

/** The parts of the parser's result that are read; its own types name few of them. */
interface ParsedCreative {
  type: string;
  skipDelay: number | null;
  mediaFiles?: {
    fileURL: string | null;
    mimeType: string | null;
    width: number;
    height: number;
    bitrate: number;
    codec: string | null;
    apiFramework: string | null;
  }[];
  interactiveCreativeFile?: object | null;
  videoClickThroughURLTemplate?: { url: string } | null;
}
interface ParsedAd {
  /** The place in a pod; null for a stand-alone ad. */
  sequence: string | null;
  creatives: ParsedCreative[];
}

const FRAMEWORKS = /vpaid|simid/i;

/**
 * Requests a VAST address and all its wrappers, at most five seconds long. Gives the ads to show one after the other;
 * each further list is for the case that nothing of the lists before could be shown.
 * @throws AdError when the answer has no ad at all
 */
export async function* loadVast(
  tag: string,
  wanted: Wanted,
  signal: AbortSignal,
): AsyncGenerator<VastAd[], void, void> {
  let limit = signal;
  /** Runs one request with all its wrappers. */
  async function inTime(request: () => Promise<{ ads: unknown }>): Promise<ParsedAd[]> {
    const deadline = abortWith(signal);
    const timer = setTimeout(() => deadline.abort(), AD_ANSWER_MS);
    limit = deadline.signal;
    try {
      return (await request()).ads as ParsedAd[];
    } finally {
      clearTimeout(timer);
      deadline.abort();
    }
  }
  // The parser reports only that something failed, so the reason is stored where the failure happens.
  let reason: AdErrorCode | null = null;
  const note = (code: AdErrorCode) => {
    reason ??= code;
    return { error: new Error(String(code)) };
  };
  /** The wrapper that leads to the address requested next. */
  let next: WrapperRules | null = null;
  const urlhandler = {
    async get(address: string) {
      const wrapper = next;
      try {
        const url = fillMacros(address, { ...wanted.macros(), ...(await identifierMacros(address)) });
        const answer = await fetch(url, { signal: limit, credentials: 'omit' });
        if (!answer.ok) return note(AD_ERRORS.network);
        const xml = await readVast(answer);
        if (!xml) return note(AD_ERRORS.notXml);
        removeUnusableAds(xml, wrapper, wanted.onError);
        return { xml };
      } catch {
        return note(limit.aborted ? AD_ERRORS.timeout : AD_ERRORS.network);
      }
    },
  };
  // A storage of its own: the library would write its counters into that of the page.
  const client = new VASTClient(0, 0, memoryStorage() as never);
  const parser = client.getParser();
  parser.on('VAST-error', ({ ERRORCODE }: { ERRORCODE: number }) => wanted.onError(ERRORCODE));
  parser.on('VAST-resolving', ({ wrapperAd }: { wrapperAd: WrapperRules | null }) => {
    next = wrapperAd;
  });
  // The library refuses the wrapper of this number.
  const wrapperLimit = MOST_WRAPPERS + 1;
  const first = await inTime(() => client.get(tag, { urlhandler, wrapperLimit })).catch((error) => {
    throw new AdError(reason ?? (/version/.test(String(error)) ? AD_ERRORS.version : AD_ERRORS.notXml));
  });
  yield* inGroups(first, wanted);
  while (client.hasRemainingAds() && !signal.aborted) {
    yield* inGroups(await inTime(() => client.getNextAds(false)), wanted);
  }
}

/** A pod is shown as a whole, and of stand-alone ads only one. */
function* inGroups(ads: readonly ParsedAd[], wanted: Wanted): Generator<VastAd[], void, void> {
  const placeOf = ({ sequence }: ParsedAd) => Number.parseInt(sequence ?? '', 10) || 0;
  const pod = ads.filter(placeOf).sort((a, b) => placeOf(a) - placeOf(b));
  const standAlone = ads.filter((ad) => !placeOf(ad));
  for (const group of [pod, ...standAlone.map((ad) => [ad])]) {
    yield group.flatMap((ad) => playableAd(ad, wanted) ?? []);
  }
}

function playableAd(ad: ParsedAd, { macros, height, isMuted, onError }: Wanted): VastAd | null {
  const linear = ad.creatives.find(({ type }) => type === 'linear');
  const creative = linear ?? ad.creatives[0];
  const tracker = new AdTracker(ad, creative ?? {}, isMuted, macros);
  const decline = (code: AdErrorCode) => {
    tracker.error({ ERRORCODE: code });
    onError(code);
    return null;
  };
  if (!linear?.mediaFiles?.length) return decline(AD_ERRORS.linearity);
  const files = linear.mediaFiles.flatMap((file): MediaFile[] => {
    const url = webAddressOf(file.fileURL);
    const framework = file.apiFramework && FRAMEWORKS.test(file.apiFramework) ? file.apiFramework : null;
    return url ? [{ ...file, url, type: file.mimeType ?? '', apiFramework: framework }] : [];
  });
  const isInteractive = Boolean(linear.interactiveCreativeFile);
  const downlink = browserConnection()?.downlink ?? null;
  const playable = orderMediaFiles(files, { height, downlink, canPlay });
  if (playable.length === 0) return decline(declineCode(files, isInteractive));
  // Only the interactive program is declined; the video file still plays.
  if (isInteractive) decline(AD_ERRORS.interactive);
  const { skipDelay } = linear;
  const link = linear.videoClickThroughURLTemplate?.url;
  return {
    files: playable,
    skipAt: skipDelay !== null && skipDelay >= 0 ? skipDelay : null,
    link: webAddressOf(link && fillMacros(link, macros())),
    tracker,
  };
}

function canPlay(type: string): boolean {
  return document.createElement('video').canPlayType(type) !== '';
}

function memoryStorage() {
  const data = new Map<string, unknown>();
  return {
    getItem: (key: string) => data.get(key),
    setItem: (key: string, value: unknown) => void data.set(key, value),
    removeItem: (key: string) => void data.delete(key),
  };
}
