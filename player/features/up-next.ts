import { afterNextTitle, initialAttention, mustAsk, touched } from '../core/attention';
import { lastCredits } from '../core/markers';
import { isPlayedBy } from '../core/source';
import { secondsLeft, type UpNext, upNextAt } from '../core/up-next';
import { type Feature, type FeatureContext, onMedia } from './feature';
import { whenUncovered } from './support/covered';

/** At the end of a title the next one follows: after a countdown that can be declined, and after a question at times. */
export const upNext: Feature = {
  attach(context, signal) {
    const { store, commands, options, root } = context;
    const touch = () => store.set({ attention: touched() });
    for (const name of ['pointerdown', 'keydown']) {
      root.ownerDocument.addEventListener(name, touch, { capture: true, signal });
    }
    commands.handle('playNext', () => options().onNext?.('requested'), signal);
  },
  attachSession(context, { source, target: media }, signal) {
    const { store, commands, options, gates, root } = context;
    store.set({ upNext: null, isNextDeclined: false, asksStillWatching: false });
    if (source.kind !== 'vod') return;
    let where: UpNext = null;
    let isOver = false;
    let isFollowed = false;

    // The title that follows another one may be chosen already, while this one still plays.
    const isOnPage = () => isPlayedBy(options().source, source);
    const hasNext = () => isOnPage() && Boolean(options().next) && where !== 'declined';
    const follow = () => {
      if (isFollowed || !hasNext()) return;
      isFollowed = true;
      whenUncovered(root, () => isFollowed && hasNext() && goOn(context), signal);
    };
    const pass = (go: () => void) => gates.pass('end', go, signal);
    const read = () => {
      if (!isOnPage() || !options().next || store.get('sleep') === 'end') return store.set({ upNext: null });
      const { currentTime: position, duration } = media;
      // What has no times now, like a stream that is loaded anew, says nothing about the end.
      if (Number.isNaN(duration)) return;
      const ending = { position, duration, creditsAt: lastCredits(source.markers ?? [], duration) };
      const before = where;
      where = upNextAt(where, ending);
      const upNext = secondsLeft(where, ending);
      store.set({ upNext, isNextDeclined: where === 'declined' });
      if (where === null) isOver = isFollowed = false;
      else if (before === null) options().onUpNext?.();
      // In the credits the countdown ends before the title does.
      if (upNext !== 0 || isOver || media.seeking) return;
      isOver = true;
      pass(follow);
    };
    onMedia(media, ['timeupdate', 'seeking', 'seeked', 'durationchange'], read, signal);
    commands.handle(
      'playNext',
      () => {
        // Its page may come after the end of this title.
        isFollowed = true;
        options().onNext?.('requested');
      },
      signal,
    );
    commands.handle(
      'declineNext',
      () => {
        where = 'declined';
        store.set({ upNext: null, isNextDeclined: true });
      },
      signal,
    );
    const finish = () => {
      options().onEnded?.();
      if (store.get('sleep') === 'end') commands.send('fallAsleep');
      else follow();
    };
    onMedia(media, ['ended'], () => pass(finish), signal);
    signal.addEventListener('abort', () => store.set({ upNext: null }));
  },
};

function goOn({ store, commands, options }: FeatureContext) {
  const attention = store.get('attention');
  if (mustAsk(attention)) {
    commands.send('pause');
    return store.set({ attention: initialAttention, asksStillWatching: true, upNext: null });
  }
  store.set({ attention: afterNextTitle(attention) });
  options().onNext?.('continues');
}
