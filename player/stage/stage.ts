import type { RemoteDevice } from '../core/cast';
import { ENDED, MOVED } from '../core/ended';
import { type PlayerSource, sourceKey } from '../core/source';
import { watchKeys } from '../core/store';
import { onFirstFrame } from './first-frame';
import { noteShown, takePreloaded } from './preloaded';
import { createSession } from './session';
import type { Session, SessionOptions } from './types';

export interface StageHooks {
  sessionOptions(): SessionOptions;
  /** Something plays before this source, so its own first picture is not what replaces the old one. */
  startsHeld(source: PlayerSource): boolean;
  /** A new source starts to load behind the old picture. */
  onLoading(session: Session): void;
  /** This session is now visible; the signal ends with it. */
  onCurrent(session: Session, signal: AbortSignal): void;
  /** The visible session plays on another target; the signal replaces the one before. */
  onTarget(session: Session, signal: AbortSignal): void;
}

/** Some frames of the display. */
const RELEASE_AFTER_MS = 100;

/** A little longer than a viewer waits for the picture of an ad (player/ads/constants.ts). */
const KEEP_WINDOW_MS = 10_000;

interface Shown {
  session: Session;
  /** Ends the features of this session. */
  attached: AbortController;
}

/**
 * Holds the visible session and at most one that is loading. A change loads the new stream in a second element and
 * removes the old one after the first new frame: 0.27 of the time of destroying and recreating (media 3).
 */
export function createStage(element: HTMLElement, hooks: StageHooks) {
  let current: Shown | null = null;
  let coming: Session | null = null;
  /** The one before, until it is destroyed. */
  let leaving: { session: Session; timer: ReturnType<typeof setTimeout> } | null = null;
  /** Plays every session until it is taken away. */
  let remote: RemoteDevice | null = null;

  /** Spec 2 §4: loading is guarded against repeated starts; a working stream is never started twice. */
  function isAlreadyLoading(source: PlayerSource): boolean {
    const session = coming ?? current?.session;
    if (!session || session.state.get('failed') || sourceKey(session.source) !== sourceKey(source))
      return false;
    if (!hasStatistics(session.source) && hasStatistics(source)) {
      session.claim(source);
      return true;
    }
    // New addresses of the same source are used only if the old ones have not shown a picture, or have expired.
    const isSameAddress = addressOf(session.source) === addressOf(source);
    const isExpired = session.state.get('expired');
    if (isSameAddress && isExpired) {
      // The page has no other: this one is tried again.
      session.state.set({ expired: false });
      session.engine()?.restart();
    }
    const plays = session.media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    return isSameAddress || (plays && !isExpired);
  }

  function makeCurrent(session: Session) {
    const old = current;
    coming = null;
    old?.attached.abort(ENDED);
    if (remote) session.setRemote(remote);
    current = { session, attached: new AbortController() };
    hooks.onCurrent(session, current.attached.signal);
    if (old) release(old.session);
  }

  /**
   * Removes the picture of a session at once, and destroys the session a little later: releasing a decoder takes some
   * milliseconds and would delay the new picture.
   */
  function release(session: Session) {
    // A second change came before the first one had loaded: the window still has the video before both.
    if (leaving && isInWindow(leaving.session)) return session.destroy();
    destroyLeaving();
    const { media } = session;
    media.pause();
    if (isInWindow(session)) return keepWindow(session);
    media.remove();
    leaving = { session, timer: setTimeout(destroyLeaving, RELEASE_AFTER_MS) };
  }

  const isInWindow = ({ media }: Session) => element.ownerDocument.pictureInPictureElement === media;

  /** Picture-in-picture would end with its video, so that stays until the next video has the window. */
  function keepWindow(session: Session) {
    const { media, signal } = session;
    media.style.visibility = 'hidden';
    session.engine()?.stopLoading();
    leaving = { session, timer: setTimeout(destroyLeaving, KEEP_WINDOW_MS) };
    const onLeave = () => leaving?.session === session && destroyLeaving();
    media.addEventListener('leavepictureinpicture', onLeave, { signal });
  }

  function destroyLeaving() {
    if (!leaving) return;
    clearTimeout(leaving.timer);
    leaving.session.destroy();
    leaving = null;
  }

  /** Freezes and mutes the old picture, because two streams at once would slow the new one down. */
  function freeze(old: Shown) {
    old.attached.abort(ENDED);
    old.session.media.pause();
    old.session.engine()?.stopLoading();
  }

  return {
    show(requested: PlayerSource, force = false) {
      if (!force && isAlreadyLoading(requested)) return;
      const source = force ? requested : inPlaceOf(coming ?? current?.session, requested);
      noteShown(element, sourceKey(source));

      coming?.destroy();
      const session = takePreloaded(source) ?? createSession(source, hooks.sessionOptions());
      // First child, so that it is behind the visible picture. One that plays in the page already stays where it is.
      if (!element.contains(session.media)) {
        element.prepend(session.media);
        // Browsers pause what is moved: when the page draws its frame anew, playback begins again.
        session.begun = null;
      }
      hooks.onLoading(session);
      const old = current?.session.state.get('failed') ? null : current;
      if (!old || session.isNative || hooks.startsHeld(source)) return makeCurrent(session);
      freeze(old);
      coming = session;
      const promote = () => coming === session && makeCurrent(session);
      onFirstFrame(session.media, promote, session.signal);
      // Without a network there will be no picture before features/offline.ts has seen this session.
      watchKeys(session.state, ['failed', 'isOffline'], promote, session.signal);
      if (session.state.get('failed') || session.state.get('isOffline')) promote();
    },
    current: () => current?.session ?? null,
    /** Plays the visible session and those that follow on a remote device, or here again with null. */
    setRemote(device: RemoteDevice | null) {
      remote = device;
      if (!current) return;
      const { session } = current;
      current.attached.abort(MOVED);
      session.setRemote(device);
      current = { session, attached: new AbortController() };
      hooks.onTarget(session, current.attached.signal);
    },
    destroy() {
      noteShown(element, null);
      destroyLeaving();
      coming?.destroy();
      current?.attached.abort(ENDED);
      current?.session.destroy();
      coming = null;
      current = null;
    },
  };
}

/**
 * New addresses of the same source keep the start position of the old ones, because the page that fetched them does not
 * know the position of a retry. They continue what has expired.
 */
function inPlaceOf(before: Session | undefined, source: PlayerSource): PlayerSource {
  if (!before || sourceKey(before.source) !== sourceKey(source)) return source;
  const { startAt, beginAt } = before.state.get('expired') ? before.position() : before.source;
  return { ...source, ...(startAt !== undefined && { startAt }), ...(beginAt !== undefined && { beginAt }) };
}

/** A stream that was preloaded on a guess has none; the answer that has them follows. */
const hasStatistics = ({ statId }: PlayerSource): boolean => Boolean(statId);

const addressOf = ({ hls, dash, drm }: PlayerSource) => [hls, dash, drm?.[0]?.url].join(' ');
