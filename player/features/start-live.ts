import type { Session } from '../stage/types';
import type { FeatureContext } from './feature';

/** Loads the live stream anew: from its edge, or from a date where it holds that. */
export function startLive(context: FeatureContext, { source }: Session, beginAt?: number): void {
  const { beginAt: _before, ...rest } = source;
  context.show({ ...rest, ...(beginAt !== undefined && { beginAt }) }, true);
}
