import { SAME_PLAY_MS } from '@/lib/rules/parental/constants';
import type { Session } from '../stage/types';
import { type Feature, onMedia } from './feature';

/** When a session was paused. Its features attach again when playback moves to a device or back. */
const pausedSince = new WeakMap<Session, number>();

/**
 * Ours: after a pause that is longer than a play stays valid without a report (spec 2 §5 "Parental check"), the PIN may
 * be needed again, because somebody else may press play. The page decides; until then the content is held.
 */
export const pin: Feature = {
  attachSession({ options, gates }, session, signal) {
    const { target } = session;
    const onPause = () => {
      if (!pausedSince.has(session)) pausedSince.set(session, Date.now());
    };
    const onPlaying = () => void pausedSince.delete(session);
    onMedia(target, ['pause'], onPause, signal);
    onMedia(target, ['playing'], onPlaying, signal);

    const ask = () => {
      const { mayResume } = options();
      const pausedAt = pausedSince.get(session);
      if (!mayResume || pausedAt === undefined || Date.now() - pausedAt < SAME_PLAY_MS) return;
      const release = gates.hold({ kind: 'pin' }, signal);
      mayResume().then((may) => {
        if (!may) gates.stay();
        release();
      }, release);
    };
    gates.at('resume', ask, signal);
  },
};
