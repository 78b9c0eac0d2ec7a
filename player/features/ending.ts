import { isPlayedBy } from '../core/source';
import { followingSecond } from '../core/time/start';
import { type Feature, onMedia } from './feature';
import { secondOrLive } from './support/archive';
import { whenUncovered } from './support/covered';

/** Spec 2 §4: in the archive the next programme follows. What follows a title: features/up-next.ts. */
export const ending: Feature = {
  attachSession(context, { target, source }, signal) {
    const { store, commands, options, gates, root } = context;
    if (source.kind === 'vod') return;
    const finish = () => {
      options().onEnded?.();
      if (store.get('sleep') === 'end') return commands.send('fallAsleep');
      const date = store.get('date');
      if (source.kind !== 'archive' || date === null) return;
      const following = secondOrLive(context, followingSecond(date, store.get('programmes')));
      const follow = () => {
        const { source: ofPage, onRequestTime } = options();
        // The page may play another channel already, whose stream is still loading.
        if (isPlayedBy(ofPage, source)) onRequestTime?.(following, 'continues');
      };
      whenUncovered(root, follow, signal);
    };
    onMedia(target, ['ended'], () => gates.pass('end', finish, signal), signal);
  },
};
