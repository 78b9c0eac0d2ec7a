import type { Session } from '../../stage/types';
import type { FeatureContext } from '../feature';

/** Loads the live stream again: from its edge, or from a date if it contains it. */
export function startLive(context: FeatureContext, { source, state }: Session, beginAt?: number): void {
  const { onRetry } = context.options();
  // Its address is refused; the new one is loaded in its place.
  if (state.get('expired') && onRetry) {
    onRetry();
    return;
  }
  const { beginAt: _before, ...rest } = source;
  context.show({ ...rest, ...(beginAt !== undefined && { beginAt }) }, true);
}
