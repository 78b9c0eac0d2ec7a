import { followingSecond } from '../core/time/start';
import { type Feature, onMedia } from './feature';

/** Spec 2 §4: in the archive the next programme follows. What follows a title: features/up-next.ts. */
export const ending: Feature = {
  attachSession({ store, commands, options, gates }, { target, source }, signal) {
    if (source.kind === 'vod') return;
    const finish = () => {
      options().onEnded?.();
      if (store.get('sleep') === 'end') return commands.send('fallAsleep');
      const date = store.get('date');
      if (source.kind === 'archive' && date !== null)
        options().onRequestTime?.(followingSecond(date, store.get('programmes')), 'continues');
    };
    onMedia(target, ['ended'], () => gates.pass('end', finish, signal), signal);
  },
};
