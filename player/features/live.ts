import { LIVE } from '../core/time/start';
import type { Feature } from './feature';
import { seekTo } from './seek';
import { startLive } from './start-live';

/** "To live" and "from the beginning". Their targets are derived from the source. */
export const live: Feature = {
  attachSession(context, session, signal) {
    const { commands, options, store } = context;
    const { source, media } = session;
    commands.handle(
      'goLive',
      () => {
        if (source.kind !== 'live') return options().onRequestTime?.(LIVE, 'requested');
        if (session.state.get('leftWindowAt') !== null) return startLive(context, session);
        const edge = session.engine()?.liveEdge();
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
        if (store.get('programme')) seekTo(context, 0);
      },
      signal,
    );
  },
};
