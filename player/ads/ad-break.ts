import { track } from '@/lib/client/analytics/track';
import type { AdInfo, AdRoll } from '@/lib/rules/playback/breaks';
import { pageStorage } from '../core/settings';
import type { FeatureContext } from '../features/feature';
import { releaseClip } from './clip';
import { AD_PICTURE_MS } from './constants';
import { AD_ERRORS, type AdErrorCode, storeAdError } from './errors';
import { loadVast } from './load-vast';
import { timecode } from './macros';
import { playAd } from './play-ad';
import { codeOf, type PreparedAd, supply } from './supply';
import type { Turn } from './turn';

/** VAST 4.2 §6.4 BREAKPOSITION. */
const POSITIONS: Record<AdRoll, number> = { pre: 1, middle: 2, post: 3, postPause: 4 };

export interface AdBreak {
  /** Resolves to true when the first ad is loaded, and to false if there is none. */
  readonly ready: Promise<boolean>;
  /** Shows the ads while the break has its turn. Resolves to the number of shown ads. */
  play(turn: Turn): Promise<number>;
}

/** One break, whose first ad begins to load at once. Ends with the signal. */
export function createBreak(
  context: FeatureContext,
  { rolls, most, mayBeRemoved }: AdInfo,
  roll: AdRoll,
  signal: AbortSignal,
): AdBreak {
  const { store, root } = context;
  const say = (stage: string, code?: AdErrorCode) =>
    track({ type: 'advertisement', stage, roll, ...(code !== undefined && { code: String(code) }) });
  const onError = (code: AdErrorCode, tag: string) => {
    say('error', code);
    storeAdError(pageStorage(), { at: Date.now(), code, host: hostOf(tag) });
  };
  const macros = () => ({
    CACHEBUSTING: String(Math.floor(Math.random() * 1e8)).padStart(8, '0'),
    TIMESTAMP: new Date().toISOString(),
    BREAKPOSITION: POSITIONS[roll],
    MEDIAPLAYHEAD: timecode(store.get('currentTime')),
    PLAYERSIZE: `${root.clientWidth},${root.clientHeight}`,
    PAGEURL: `${location.origin}${location.pathname}`,
    DOMAIN: location.hostname,
  });
  function load(tag: string) {
    say('request');
    const wanted = {
      macros,
      height: root.clientHeight * devicePixelRatio,
      isMuted: store.get('muted'),
      onError: (code: AdErrorCode) => onError(code, tag),
    };
    return loadVast(tag, wanted, signal);
  }

  const ads = supply(rolls[roll], { load, onError, signal });
  const first = ads.next();
  const ready = first.then(({ done }) => !done);

  /** `waited`: the picture stood still for the longest time that a viewer waits in one break. */
  async function show(ad: PreparedAd, turn: Turn): Promise<'shown' | 'failed' | 'waited'> {
    try {
      say('start');
      const onClick = () => say('click');
      const outcome = await playAd(context, ad, { turn, mayBeRemoved, onClick, signal });
      if (outcome) say(outcome);
      return 'shown';
    } catch (error) {
      const code = codeOf(error);
      ad.tracker.error({ ERRORCODE: code });
      onError(code, ad.file.url);
      return code === AD_ERRORS.fileTimeout ? 'waited' : 'failed';
    } finally {
      releaseClip(ad.media);
    }
  }

  return {
    ready,
    async play(turn) {
      let shown = 0;
      let coming = first;
      while (!signal.aborted && (most === 0 || shown < most)) {
        if (turn.isOn) store.set({ clipWaiting: true });
        const next = await inTime(coming, signal);
        // A viewer who has left is not counted as a timeout.
        if (next === null && !signal.aborted) onError(AD_ERRORS.timeout, rolls[roll][0]?.url ?? '');
        if (!next || next.done) break;
        const result = await show(next.value, turn);
        if (result === 'waited') break;
        if (result === 'shown') shown += 1;
        if (most !== 0 && shown >= most) break;
        coming = ads.next(result === 'shown');
      }
      return shown;
    },
  };
}

/** Null when the viewer has waited long enough. */
function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), AD_PICTURE_MS);
    signal.addEventListener('abort', () => resolve(null), { once: true });
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
