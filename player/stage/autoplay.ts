import type { AutoplayResult, Session } from './types';

const refused = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';
const interrupted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Starts playback with sound, muted if the browser requires a gesture, or not at all. */
export async function startPlaying(media: HTMLVideoElement, signal: AbortSignal): Promise<AutoplayResult> {
  try {
    await media.play();
    return 'sound';
  } catch (error) {
    if (interrupted(error) && !signal.aborted && media.readyState === 0) return whenLoaded(media, signal);
    if (!refused(error)) return 'blocked';
  }
  media.muted = true;
  try {
    await media.play();
    return 'muted';
  } catch {
    media.muted = false;
    return 'blocked';
  }
}

/** After a muted start the player mutes what follows, which the browser allows therefore: the offer of sound stays. */
export function autoplayAfter(
  before: AutoplayResult,
  result: AutoplayResult,
  { muted }: Pick<HTMLMediaElement, 'muted'>,
): AutoplayResult {
  return before === 'muted' && result === 'sound' && muted ? before : result;
}

/** Starts a session that no player shows yet. */
export function startEarly(session: Session): void {
  const { media, engine, signal } = session;
  const ready = engine()
    ? Promise.resolve()
    : new Promise((resolve) => media.addEventListener('enginestart', resolve, { once: true, signal }));
  session.begun = ready.then(() => startPlaying(media, signal));
}

/** An engine that sets the source later interrupts the first call to play(), so it is called again. */
function whenLoaded(media: HTMLVideoElement, signal: AbortSignal): Promise<AutoplayResult> {
  return new Promise((resolve) => {
    media.addEventListener('loadedmetadata', () => resolve(startPlaying(media, signal)), {
      once: true,
      signal,
    });
  });
}

/** A new source stops the element; call this before the change to continue playback. */
export function resumeAfterSourceChange(media: HTMLVideoElement, signal: AbortSignal): void {
  if (media.paused) return;
  const again = () => void media.play().catch(() => {});
  media.addEventListener('loadedmetadata', again, { once: true, signal });
}
