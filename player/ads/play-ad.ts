import type { VASTTracker } from '@dailymotion/vast-client';
import { abortWith } from '../core/abort-with';
import { watchKeys } from '../core/store';
import type { FeatureContext } from '../features/feature';
import { playInPlace } from './play-in-place';
import type { PreparedAd } from './supply';
import type { Turn } from './turn';

export type AdOutcome = 'complete' | 'skip';

interface AdOptions {
  turn: Turn;
  mayBeRemoved: boolean;
  onClick(): void;
  signal: AbortSignal;
}

/**
 * Shows one ad: tells the controls what it is and its trackers what happens (VAST 4.2 §3.14).
 * @throws AdError
 */
export async function playAd(
  context: FeatureContext,
  { media, tracker, skipAt, link, index, count }: PreparedAd,
  { turn, mayBeRemoved, onClick, signal }: AdOptions,
): Promise<AdOutcome | null> {
  const { store, commands } = context;
  const done = abortWith(signal);
  const { signal: over } = done;
  let isSkipped = false;

  /** What is more urgent hides the ad. */
  const show = () =>
    store.set({
      ad: turn.isOn
        ? {
            index,
            count,
            position: media.currentTime,
            duration: media.duration,
            skipAt,
            isPaused: media.paused,
            link,
            mayBeRemoved,
          }
        : null,
    });
  turn.follow(show, over);
  const on = (name: string, listener: () => void) => media.addEventListener(name, listener, { signal: over });
  for (const name of ['play', 'pause', 'timeupdate', 'durationchange']) on(name, show);

  // The tracker reports changes only, so it needs the state at the start.
  Object.assign(tracker, { paused: false, fullscreen: store.get('fullscreen') });
  if (Number.isFinite(media.duration)) tracker.setDuration(media.duration);
  on('playing', () => tracker.trackImpression());
  media.addEventListener('playing', () => reportUnmeasured(tracker), { once: true, signal: over });
  on('timeupdate', () => tracker.setProgress(media.currentTime));
  on('play', () => tracker.setPaused(false));
  on('pause', () => !media.ended && tracker.setPaused(true));
  on('volumechange', () => tracker.setMuted(media.muted));
  watchKeys(store, ['fullscreen'], () => tracker.setFullscreen(store.get('fullscreen')), over);

  commands.handle(
    'skipAd',
    () => {
      if (skipAt === null || media.currentTime < skipAt) return;
      isSkipped = true;
      done.abort();
    },
    over,
  );
  commands.handle(
    'openAd',
    () => {
      tracker.click();
      onClick();
      commands.send('pause');
    },
    over,
  );
  show();
  try {
    await playInPlace(context, media, turn, over);
    if (signal.aborted) return null;
    if (isSkipped) tracker.skip();
    else tracker.complete();
    return isSkipped ? 'skip' : 'complete';
  } finally {
    done.abort();
  }
}

/** VAST 4.2 §3.17: the language or interface of a verification is not supported. */
const NOT_SUPPORTED = 2;

/** Reports that viewability is not measured, which would need third-party scripts (VAST 4.2 §3.16, VAST 4.2 §3.17). */
function reportUnmeasured(tracker: VASTTracker): void {
  tracker.track('viewUndetermined', { once: true });
  const { adVerifications = [] } = (
    tracker as unknown as { ad: { adVerifications?: { vendor?: string | null }[] } }
  ).ad;
  for (const { vendor } of adVerifications) {
    if (vendor) tracker.verificationNotExecuted(vendor, { REASON: NOT_SUPPORTED });
  }
}
