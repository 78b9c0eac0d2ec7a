import type Hls from 'hls.js';
import { Events, type LevelUpdatedData } from 'hls.js';
import { dateAtTime } from './dates';

/** Reports once when the live window has passed the position, before hls.js reacts to it. */
export function watchLiveWindow(
  hls: Hls,
  media: HTMLVideoElement,
  onLeftWindow: (date: number) => void,
): void {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
  };
  media.addEventListener('loadeddata', begin, { once: true });
  hls.once(Events.DESTROYING, () => media.removeEventListener('loadeddata', begin));

  function check(_event: Events.LEVEL_UPDATED, { details }: LevelUpdatedData) {
    if (!hasBegun || !details.live || media.currentTime >= details.fragmentStart) return;
    const date = dateAtTime(details, media.currentTime);
    if (date === null) return;
    hls.off(Events.LEVEL_UPDATED, check);
    onLeftWindow(date);
  }
  hls.on(Events.LEVEL_UPDATED, check);
}
