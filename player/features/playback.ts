import { type Feature, onMedia } from './feature';

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

    // A refused play() changes nothing, and the controls show that state.
    const play = () => void media.play().catch(() => {});
    commands.handle('play', play, signal);
    commands.handle('pause', () => media.pause(), signal);
    commands.handle('togglePlay', () => (media.paused || media.ended ? play() : media.pause()), signal);
  },
};
