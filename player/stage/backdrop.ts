import type { PlayerSource } from '../core/source';
import { watchKeys } from '../core/store';
import { createSession } from './session';

/** A moving picture behind a page: one stream, nothing to steer it by but this. */
export interface Backdrop {
  readonly media: HTMLVideoElement;
  destroy(): void;
}

interface Heard {
  onPlaying(): void;
  /** It has ended, or cannot go on: the picture behind it is as good. */
  onOver(): void;
}

/** Starts it without sound, as browsers allow what nobody asked for; none of the player's keys and controls come along. */
export function playBackdrop(
  place: HTMLElement,
  source: PlayerSource,
  { onPlaying, onOver }: Heard,
): Backdrop {
  const session = createSession(source, { audioLanguage: null, volume: 1 });
  const { media, signal } = session;
  media.muted = true;
  media.setAttribute('aria-hidden', 'true');
  place.append(media);
  const play = () => void media.play().catch(onOver);
  media.addEventListener('loadedmetadata', play, { signal });
  media.addEventListener('playing', onPlaying, { signal });
  media.addEventListener('ended', onOver, { signal });
  watchKeys(session.state, ['failed', 'lost'], onOver, signal);
  return { media, destroy: session.destroy };
}
