import { followingSecond } from '../core/time/start';
import { type Feature, onMedia } from './feature';
import { whenUncovered } from './support/covered';

/** Spec 2 §4: in the archive the next programme follows. What follows a title: features/up-next.ts. */
export const ending: Feature = {
  attachSession({ store, commands, options, gates, root }, { target, source }, signal) {
    if (source.kind === 'vod') return;
    const finish = () => {
      options().onEnded?.();
      if (store.get('sleep') === 'end') return commands.send('fallAsleep');
      const date = store.get('date');
      if (source.kind !== 'archive' || date === null) return;
      const following = followingSecond(date, store.get('programmes'));
      whenUncovered(root, () => options().onRequestTime?.(following, 'continues'), signal);
    };
    onMedia(target, ['ended'], () => gates.pass('end', finish, signal), signal);
  },
};
