import { VOLUME_STEP } from '../core/constants';
import { type Feature, onMedia } from './feature';

/** Rounded to 0.05, so that twenty steps are exactly the full range. */
export function volumeStep(volume: number, direction: 1 | -1): number {
  const steps = Math.round(volume / VOLUME_STEP) + direction;
  return Math.max(0, Math.min(1, Math.round(steps * VOLUME_STEP * 100) / 100));
}

export const volume: Feature = {
  attachSession({ store, commands, settings }, { target: media, remote }, signal) {
    // A muted channel keeps the next one muted. A device keeps its own volume.
    if (store.get('muted') && !remote) media.muted = true;
    const read = () => {
      store.set({ volume: media.volume, muted: media.muted || media.volume === 0 });
      if (!media.muted && store.get('autoplay') === 'muted') store.set({ autoplay: 'sound' });
      if (!remote) settings.set('volume', media.volume);
    };
    onMedia(media, ['volumechange'], read, signal);
    onMedia(
      media,
      ['playing'],
      () => store.get('autoplay') === 'blocked' && store.set({ autoplay: 'sound' }),
      signal,
    );
    read();

    commands.handle(
      'setVolume',
      (value) => {
        media.volume = Math.max(0, Math.min(1, value));
        media.muted = value <= 0;
      },
      signal,
    );
    commands.handle(
      'setMuted',
      (muted) => {
        media.muted = muted;
        if (!muted && media.volume === 0) media.volume = VOLUME_STEP * 2;
      },
      signal,
    );
  },
};
