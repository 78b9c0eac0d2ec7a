import type { Session } from '../../stage/types';
import type { FeatureContext } from '../feature';

/** What analytics events say about the playback of a session (spec 2 §7 "Analytics events"). */
export function playbackOf({ store }: FeatureContext, { source, engine }: Session) {
  const { statId = null, kind } = source;
  const second = kind === 'vod' ? store.get('currentTime') : (store.get('date') ?? 0);
  const name = engine()?.name;
  return { statId, startType: kind, position: Math.floor(second), ...(name && { engine: name }) };
}
