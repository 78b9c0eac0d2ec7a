import { SKIP_STEP_S } from '../core/constants';
import { isClip, locksControls } from '../core/gates';
import { watchKeys } from '../core/store';
import { type Feature, type FeatureContext, onMedia } from './feature';
import { readTimeline } from './support/timeline';

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;

/** Media keys of keyboards and headsets, and the media controls of the system, such as the lock screen of a phone. */
export const mediaSession: Feature = {
  attachSession(context, session, signal) {
    const { store, options, now } = context;
    const system = navigator.mediaSession;
    if (!system) return;
    /** The media controls of the system are those of the player on top. */
    const unlessBelow = (show: () => void) => () => {
      if (!store.get('isBelow')) show();
    };
    const isHeld = () => locksControls(store.get('interrupted'));

    const showHandlers = unlessBelow(() => {
      for (const [action, handler] of Object.entries(handlersOf(context)))
        setHandler(system, action as MediaSessionAction, handler);
    });
    const showCard = unlessBelow(() => {
      const { media } = options();
      const programme = store.get('programme');
      if (!media) return;
      system.metadata = new MediaMetadata({
        title: programme?.title ?? media.title,
        artist: programme ? media.title : (media.artist ?? ''),
        artwork: media.artwork ? [{ src: media.artwork }] : [],
      });
    });
    const showState = unlessBelow(() => {
      const isPaused = store.get(isClip(store.get('interrupted')) ? 'clipPaused' : 'paused');
      system.playbackState = isPaused ? 'paused' : 'playing';
    });
    /** Between two reports the system counts on by itself. */
    const showPosition = unlessBelow(() => {
      const { length, position, scrubbable } = readTimeline(store, now());
      // The position in an ad is not a position in the content.
      if (!scrubbable || isHeld()) return system.setPositionState?.();
      system.setPositionState?.({ duration: length, position, playbackRate: store.get('rate') });
    });
    const showAll = () => {
      showHandlers();
      showCard();
      showState();
      showPosition();
    };
    watchKeys(store, ['programme'], showCard, signal);
    watchKeys(store, ['paused', 'clipPaused', 'interrupted'], showState, signal);
    watchKeys(store, ['started', 'programme', 'seekable'], showHandlers, signal);
    watchKeys(store, ['paused', 'rate', 'duration', 'programme', 'interrupted'], showPosition, signal);
    onMedia(session.target, ['playing', 'seeked'], showPosition, signal);
    watchKeys(store, ['isBelow'], showAll, signal);
    showAll();
    const clear = unlessBelow(() => {
      for (const action of Object.keys(handlersOf(context)))
        setHandler(system, action as MediaSessionAction, null);
      system.metadata = null;
      system.playbackState = 'none';
      system.setPositionState?.();
    });
    signal.addEventListener('abort', clear);
  },
};

/** What the system may ask for now; null takes a button away. */
function handlersOf({ store, commands, options, now }: FeatureContext): Handlers {
  const { next, onPrevious, onChannelKey } = options();
  const isTitle = store.get('source')?.kind === 'vod';
  const { scrubbable } = readTimeline(store, now());
  const step = (by: 1 | -1) => () => {
    if (!locksControls(store.get('interrupted'))) commands.send('channelKey', { name: 'step', by });
  };
  const channel = (by: 1 | -1) => (onChannelKey ? step(by) : null);
  return {
    play: () => commands.send('play'),
    pause: () => commands.send('pause'),
    seekbackward: ({ seekOffset }) => commands.send('skip', -(seekOffset ?? SKIP_STEP_S)),
    seekforward: ({ seekOffset }) => commands.send('skip', seekOffset ?? SKIP_STEP_S),
    seekto: scrubbable ? ({ seekTime }) => commands.send('seek', seekTime ?? 0) : null,
    nexttrack: isTitle ? (next ? () => commands.send('next') : null) : channel(1),
    previoustrack: isTitle ? (onPrevious ? () => commands.send('previous') : null) : channel(-1),
  };
}

function setHandler(
  system: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null = null,
): void {
  try {
    system.setActionHandler(action, handler);
  } catch {
    // A browser that does not know the action has no button for it.
  }
}
