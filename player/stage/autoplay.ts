import type { Session } from './types';

export type AutoplayResult = 'sound' | 'muted' | 'blocked';

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

const early = new WeakMap<HTMLVideoElement, Promise<AutoplayResult>>();

/** Starts a session that no player shows yet. */
export function startEarly({ media, engine, signal }: Pick<Session, 'media' | 'engine' | 'signal'>): void {
  const begun = engine()
    ? Promise.resolve()
    : new Promise((resolve) => media.addEventListener('enginestart', resolve, { once: true, signal }));
  early.set(
    media,
    begun.then(() => startPlaying(media, signal)),
  );
}

/** How a session was started before a player showed it; undefined when it was not. */
export const startedEarly = (media: HTMLVideoElement) => early.get(media);

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
export function keepPlaying(media: HTMLVideoElement, signal: AbortSignal): void {
  if (media.paused) return;
  const again = () => void media.play().catch(() => {});
  media.addEventListener('loadedmetadata', again, { once: true, signal });
}
