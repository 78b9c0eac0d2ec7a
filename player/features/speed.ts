import { SPEEDS } from '../core/constants';
import { chosenRate } from '../core/time/catch-up';
import { isLiveDate } from '../core/time/timeline';
import { type Feature, onMedia } from './feature';

export const speed: Feature = {
  attachSession({ store, commands, now }, { target: media, source }, signal) {
    // A browser that loads a source begins it at the default speed.
    const setRate = (rate: number) => {
      media.defaultPlaybackRate = rate;
      media.playbackRate = rate;
    };
    // The next episode keeps the speed; live always plays at speed 1.
    setRate(source.kind === 'live' ? 1 : store.get('rate'));
    const read = () => store.set({ rate: chosenRate(media.playbackRate) });
    // An archive near now plays at speed 1 too, because it would stall every few seconds.
    const slowDown = () => {
      const date = store.get('date');
      if (
        chosenRate(media.playbackRate) > 1 &&
        store.get('edge') !== null &&
        date !== null &&
        isLiveDate(date, now())
      )
        setRate(1);
    };
    onMedia(media, ['timeupdate', 'ratechange'], slowDown, signal);
    onMedia(media, ['ratechange'], read, signal);
    read();
    commands.handle(
      'setRate',
      (rate) => {
        if (SPEEDS.some((speed) => speed === rate)) setRate(rate);
      },
      signal,
    );
    commands.handle(
      'stepRate',
      (direction) => {
        const speeds: readonly number[] = SPEEDS;
        const next = speeds[speeds.indexOf(media.playbackRate) + direction];
        if (next !== undefined && source.kind !== 'live') setRate(next);
      },
      signal,
    );
  },
};
