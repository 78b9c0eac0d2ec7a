import { watchKeys } from '../core/store';
import type { FeatureContext } from '../features/feature';
import { takePictureInPicture } from '../features/pip';
import { autoplayAfter, startPlaying } from '../stage/autoplay';
import { clipFault } from './clip';
import { AD_PICTURE_MS } from './constants';
import { AD_ERRORS, AdError } from './errors';
import type { Turn } from './turn';

/** Ours: how often a clip is asked whether its picture moves. */
const LOOK_MS = 500;

/**
 * Plays a prepared clip over the content while the turn is on, with the sound of the player. Resolves at its end, or
 * when the signal aborts.
 * @throws AdError when it cannot be shown, or its picture stands still for too long
 */
export function playInPlace(
  context: FeatureContext,
  media: HTMLVideoElement,
  turn: Turn,
  signal: AbortSignal,
): Promise<void> {
  const { store, commands, screen } = context;
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const end = (settle: () => void) => {
      if (done.signal.aborted) return;
      done.abort();
      // The next clip begins by itself.
      turn.isWanted = true;
      settle();
    };
    const follow = () => {
      media.volume = store.get('volume');
      media.muted = store.get('muted');
    };
    let stoodStillMs = 0;
    let last = -1;

    async function play() {
      const allowed = await startPlaying(media, done.signal);
      // A pause or a lost turn interrupts play() as well; that is no refusal of the browser.
      if (done.signal.aborted || !turn.isOn || !turn.isWanted) return;
      store.set({ autoplay: autoplayAfter(store.get('autoplay'), allowed, media) });
      // The content that follows is started muted, too, so one press turns the sound on for both.
      if (allowed === 'muted') commands.send('setMuted', true);
      if (allowed === 'blocked') turn.isWanted = false;
      reportPaused();
    }
    const say = (clipWaiting: boolean) => turn.isOn && store.set({ clipWaiting });
    const reportPaused = () => turn.isOn && store.set({ clipPaused: media.paused && !media.ended });
    const pause = () => {
      turn.isWanted = false;
      media.pause();
    };
    const resume = () => {
      turn.isWanted = true;
      void play();
    };
    /** The buttons of the player are the clip's while it has its turn. */
    let buttons: AbortController | null = null;
    const onTurn = () => {
      media.style.visibility = turn.isOn ? 'visible' : 'hidden';
      buttons?.abort();
      if (!turn.isOn) return media.pause();
      buttons = new AbortController();
      commands.handle('play', resume, buttons.signal);
      commands.handle('pause', pause, buttons.signal);
      commands.handle('togglePlay', () => (media.paused ? resume() : pause()), buttons.signal);
      if (turn.isWanted) void play();
    };
    function look() {
      const isMoving = media.currentTime !== last;
      last = media.currentTime;
      const waits = turn.isOn && !media.paused && !isMoving;
      say(waits);
      stoodStillMs = waits ? stoodStillMs + LOOK_MS : 0;
      if (stoodStillMs >= AD_PICTURE_MS) end(() => reject(new AdError(AD_ERRORS.fileTimeout)));
    }

    const { signal: over } = done;
    signal.addEventListener('abort', () => end(resolve), { signal: over });
    media.addEventListener('timeupdate', () => say(media.readyState < HTMLMediaElement.HAVE_CURRENT_DATA), {
      signal: over,
    });
    media.addEventListener('pause', () => say(false), { signal: over });
    for (const name of ['play', 'pause']) media.addEventListener(name, reportPaused, { signal: over });
    media.addEventListener('ended', () => end(resolve), { signal: over });
    media.addEventListener('error', () => end(() => reject(new AdError(clipFault(media)))), { signal: over });
    const timer = setInterval(look, LOOK_MS);
    over.addEventListener('abort', () => {
      clearInterval(timer);
      buttons?.abort();
    });
    watchKeys(store, ['volume', 'muted'], follow, over);
    turn.follow(onTurn, over);
    follow();
    turn.isShown = true;
    screen.append(media);
    takePictureInPicture(context, media, over);
    onTurn();
  });
}
