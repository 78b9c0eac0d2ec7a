import { SKIP_MIN_S, UP_NEXT_S } from './constants';
import type { Marker } from './source';

/**
 * The part on screen that a button can skip; not in its last seconds, where the button would only flash. Credits that
 * last to the end have no button, because the card of the next title skips them.
 */
export function skippableAt(markers: readonly Marker[], position: number): Marker | null {
  const isSkippable = ({ start, end }: Marker) =>
    end !== null && position >= start && position < end - SKIP_MIN_S;
  return markers.find(isSkippable) ?? null;
}

/** The second at which only credits remain; null when it is not known, or they are followed by a last scene. */
export function lastCredits(markers: readonly Marker[], duration: number): number | null {
  const isLast = ({ kind, end }: Marker) =>
    kind === 'credits' && (end === null || duration - end < UP_NEXT_S);
  return markers.find(isLast)?.start ?? null;
}
