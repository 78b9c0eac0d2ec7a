import { SAME_PLAY_MS } from '@/lib/rules/parental/constants';
import { type Feature, onMedia } from './feature';

/**
 * Ours: what stood still for longer than a play lasts without a report (spec 2 §5 "Parental check") may need the PIN again,
 * because somebody else may press play now. The page decides; until then the content is held.
 */
export const pin: Feature = {
  attachSession({ options, gates }, { target }, signal) {
    let pausedAt: number | null = null;
    const onPause = () => {
      pausedAt ??= Date.now();
    };
    const onPlaying = () => {
      pausedAt = null;
    };
    onMedia(target, ['pause'], onPause, signal);
    onMedia(target, ['playing'], onPlaying, signal);

    const ask = () => {
      const { mayResume } = options();
      if (!mayResume || pausedAt === null || Date.now() - pausedAt < SAME_PLAY_MS) return;
      const release = gates.hold({ kind: 'pin' }, signal);
      mayResume().then((may) => {
        if (!may) gates.stay();
        release();
      }, release);
    };
    gates.at('resume', ask, signal);
  },
};
