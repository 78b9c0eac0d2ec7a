'use client';

import { fill } from '@/lib/shared/i18n/fill';
import { VOLUME_STEP } from '../core/constants';
import { ControlButton } from './ControlButton';
import { useKey, usePlayerContext, useSend } from './context';
import { VolumeIcon } from './icons';
import styles from './volume.module.scss';

/** Spec 2 §4: 0 to 100 percent in the UI. Phones have volume keys, so only mute is shown there. */
export function Volume() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const volume = useKey('volume');
  const muted = useKey('muted');
  const percent = muted ? 0 : Math.round(volume * 100);
  return (
    <div className={styles.volume}>
      <ControlButton label={muted ? labels.unmute : labels.mute} onClick={() => send('setMuted', !muted)}>
        <VolumeIcon level={percent === 0 ? 'off' : percent < 50 ? 'low' : 'high'} />
      </ControlButton>
      <input
        type="range"
        className={styles.slider}
        style={{ '--share': percent / 100 } as React.CSSProperties}
        min={0}
        max={100}
        step={VOLUME_STEP * 100}
        value={percent}
        aria-label={labels.volume}
        aria-valuetext={fill(labels.percent, { percent })}
        onChange={(event) => send('setVolume', event.target.valueAsNumber / 100)}
      />
    </div>
  );
}
