import { type Feature, onMedia } from './feature';

export interface PlaybackState {
  /** idle: nothing asked for yet. loading: a new source is coming. ready: it is on screen. */
  status: 'idle' | 'loading' | 'ready';
  /** A picture of the current source was seen. */
  started: boolean;
  paused: boolean;
  /** Wants to play and has nothing to show. */
  waiting: boolean;
  ended: boolean;
}

export const playbackState: PlaybackState = {
  status: 'idle',
  started: false,
  paused: true,
  waiting: false,
  ended: false,
};

export const playback: Feature = {
  attachSession({ store, commands }, { media }, signal) {
    const read = () => {
      const starved = media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
      store.set({
        paused: media.paused,
        ended: media.ended,
        waiting: !media.paused && !media.ended && (media.seeking || starved),
        ...(media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && { started: true }),
      });
    };
    onMedia(
      media,
      [
        'play',
        'playing',
        'pause',
        'waiting',
        'seeking',
        'seeked',
        'canplay',
        'ended',
        'emptied',
        'loadeddata',
      ],
      read,
      signal,
    );
    read();

    // A refused play() changes nothing, and nothing is what the controls then show.
    const play = () => void media.play().catch(() => {});
    commands.handle('play', play, signal);
    commands.handle('pause', () => media.pause(), signal);
    commands.handle('togglePlay', () => (media.paused || media.ended ? play() : media.pause()), signal);
  },
};
