import {
  BACK_ONLINE_PAUSE_MS,
  JUMP_AHEAD_S,
  MAY_EXPIRE_AFTER_MS,
  RESET_ERRORS_AFTER_MS,
  TICK_MS,
} from '../core/constants';
import { type Fault, nextStep, noErrors, type PlayerErrorCode } from '../core/errors/ladder';
import { createWatchdog } from '../core/errors/watchdog';
import { resumeAfterSourceChange } from './autoplay';
import type { Session } from './types';

/** Recovers one session by the steps of spec 2 §4 and checks that pictures move. */
export function createRecovery(session: Session) {
  const { media, state, signal } = session;
  const stuck = createWatchdog();
  let ladder = noErrors;
  let playingSince = Date.now();
  const createdAt = Date.now();
  let hasPlayed = false;

  function fault(fault: Fault) {
    if (state.get('failed') || state.get('expired')) return;
    playingSince = Date.now();
    // Offline, faults are not counted against the stream.
    if (fault.kind === 'network' && navigator.onLine === false) return state.set({ fault, isOffline: true });

    // What is loaded plays on meanwhile.
    if (isExpired(fault) && session.isRenewable()) return state.set({ fault, expired: true });

    // A network that has just come back may refuse the first requests.
    if (fault.kind === 'network' && Date.now() < state.get('retriesUntil')) return tryAgainSoon(fault);

    const result = nextStep(ladder, fault);
    ladder = result.ladder;
    if (result.step.do === 'stop') return stop(fault, result.step.code);
    state.set({ fault });
    if (result.step.do === 'restart') session.engine() ? session.engine()?.restart() : session.rebuild();
    if (result.step.do === 'recover') {
      resumeAfterSourceChange(media, signal);
      session.engine()?.recover();
    }
    if (result.step.do === 'rebuild') session.rebuild();
    if (result.step.do === 'jumpAhead') jumpAhead();
  }

  /** Signatures of addresses end; an address that never played is refused for another reason. */
  const isExpired = ({ kind, status }: Fault) =>
    kind === 'network' && status === 403 && hasPlayed && Date.now() - createdAt >= MAY_EXPIRE_AFTER_MS;

  function tryAgainSoon(fault: Fault) {
    state.set({ fault });
    const timer = setTimeout(() => session.rebuild(), BACK_ONLINE_PAUSE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  function jumpAhead() {
    // A live stream may have nothing ahead yet; then the engine starts at its edge.
    if (session.source.kind === 'live') return session.rebuild(JUMP_AHEAD_S);
    media.currentTime += JUMP_AHEAD_S;
  }

  /** Spec 2 §4: playback is paused and the engine destroyed; the element stays for its last picture. */
  function stop(fault: Fault, code: PlayerErrorCode) {
    media.pause();
    // Set first, because the position is read before the element is emptied.
    state.set({ fault, failed: code });
    session.engine()?.destroy();
  }

  function tick() {
    // A position that the live window has left waits for another stream (features/resume-live.ts).
    const hasMedia = !state.get('isOffline') && state.get('leftWindowAt') === null;
    const wanted = hasMedia && !media.paused && !media.ended && document.visibilityState === 'visible';
    if (state.get('failed')) return;
    if (stuck({ now: Date.now(), wanted, time: media.currentTime })) {
      return fault({ kind: 'network', fatal: true, detail: 'noFrame' });
    }
    if (Date.now() - playingSince >= RESET_ERRORS_AFTER_MS) ladder = noErrors;
  }

  const timer = setInterval(tick, TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  const notePlayed = () => {
    hasPlayed = true;
  };
  media.addEventListener('loadeddata', notePlayed, { signal, once: true });
  media.addEventListener('error', () => fault(elementFault(media, session.isNative)), {
    signal,
  });
  return { fault };
}

/** Faults of the element itself; with a native engine there are no others. */
function elementFault(media: HTMLVideoElement, native: boolean): Fault {
  const code = media.error?.code ?? 0;
  const detail = `mediaError ${code}`;
  if (native && code === MediaError.MEDIA_ERR_NETWORK) return { kind: 'network', fatal: true, detail };
  if (native && code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED)
    return { kind: 'codec', fatal: true, detail };
  return { kind: 'media', fatal: true, detail };
}
