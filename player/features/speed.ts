import { SPEEDS } from '../core/limits';
import { type Feature, onMedia } from './feature';

export interface SpeedState {
  rate: number;
}

export const speedState: SpeedState = { rate: 1 };

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
