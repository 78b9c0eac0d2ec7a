import { SPEEDS } from '../core/limits';
import { type Feature, onMedia } from './feature';

export const speed: Feature = {
  attachSession({ store, commands }, { media, source }, signal) {
    // The next episode goes on as fast; a broadcast of now cannot be faster than it is made.
    media.playbackRate = source.kind === 'live' ? 1 : store.get('rate');
    const read = () => store.set({ rate: media.playbackRate });
    onMedia(media, ['ratechange'], read, signal);
    read();
    commands.handle(
      'setRate',
      (rate) => {
        if (SPEEDS.some((speed) => speed === rate)) media.playbackRate = rate;
      },
      signal,
    );
  },
};
