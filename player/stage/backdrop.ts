import type { PlayerSource } from '../core/source';
import { watchKeys } from '../core/store';
import { createSession } from './session';

/** A video behind a page: one stream with only these controls. */
export interface Backdrop {
  readonly media: HTMLVideoElement;
  destroy(): void;
}

interface Heard {
  onPlaying(): void;
  /** Called when it has ended or failed, so that the picture shows again. */
  onOver(): void;
}

/** Starts muted, as browsers allow without a gesture, and without keys and controls of the player. */
export function playBackdrop(
  place: HTMLElement,
  source: PlayerSource,
  { onPlaying, onOver }: Heard,
): Backdrop {
  const session = createSession(
    { ...source, isTrailer: true },
    { audioLanguages: [], expectedBps: null, volume: 1 },
  );
  const { media, signal } = session;
  media.muted = true;
  media.setAttribute('aria-hidden', 'true');
  place.append(media);
  const play = () => void media.play().catch(onOver);
  media.addEventListener('loadedmetadata', play, { signal });
  media.addEventListener('playing', onPlaying, { signal });
  media.addEventListener('ended', onOver, { signal });
  watchKeys(session.state, ['failed', 'isOffline'], onOver, signal);
  return { media, destroy: session.destroy };
}
