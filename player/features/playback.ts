import { type Feature, onMedia } from './feature';

export const playback: Feature = {
  attachSession({ store, commands, gates }, { target: media }, signal) {
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
    const play = () => gates.pass('resume', () => void media.play().catch(() => {}), signal);
    const pause = () => {
      gates.stay();
      media.pause();
    };
    commands.handle('play', play, signal);
    commands.handle('pause', pause, signal);
    commands.handle('togglePlay', () => (media.paused || media.ended ? play() : pause()), signal);
  },
};
