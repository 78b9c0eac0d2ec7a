import type { PlayerSource } from '../core/source';
import type { PlayerState } from '../core/state';
import type { Store } from '../core/store';
import { LIVE } from '../core/time/start';
import type { Feature } from './feature';
import { seekTo } from './seek';
import { startLive } from './support/start-live';

/** Whether the viewer watches live: a stream that has not started is at its edge, unless it was requested from a moment. */
export function isWatchedLive(store: Store<PlayerState>, { kind, beginAt }: PlayerSource): boolean {
  return kind === 'live' && (store.get('started') ? store.get('atLive') : beginAt === undefined);
}

/** "To live" and "from the beginning". Their targets are derived from the source. */
export const live: Feature = {
  attachSession(context, session, signal) {
    const { commands, gates, options, store } = context;
    const { source, target: media } = session;
    commands.handle(
      'goLive',
      () => {
        if (source.kind !== 'live') return options().onRequestTime?.(LIVE, 'requested');
        // It plays then, also when it was paused.
        if (session.state.get('leftWindowAt') !== null)
          return gates.pass('resume', () => startLive(context, session), signal);
        const edge = session.clock()?.liveEdge();
        if (edge != null) media.currentTime = edge;
      },
      signal,
    );
    commands.handle(
      'startOver',
      () => {
        if (source.kind === 'vod') {
          media.currentTime = 0;
          return;
        }
        if (store.get('programme')) seekTo(context, 0, signal);
      },
      signal,
    );
  },
};
