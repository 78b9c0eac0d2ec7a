'use client';

import { fill } from '@/components/ui/fill';
import styles from './cast.module.scss';
import { useKey, usePlayerContext } from './context';
import { CastIcon } from './icons';

/** Covers the picture while a device plays. */
export function CastScreen({ poster }: { poster: string | undefined }) {
  const { labels } = usePlayerContext();
  const state = useKey('castState');
  const device = useKey('castDevice');
  if (state !== 'connected' && state !== 'connecting') return null;
  const playing = device ? fill(labels.castDevice, { device }) : labels.castElsewhere;
  return (
    <div className={styles.cast} role="status" data-testid="player-cast">
      {poster && <img className={styles.poster} src={poster} alt="" />}
      <p className={styles.text}>
        <CastIcon on={state === 'connected'} className={styles.icon} />
        {state === 'connecting' ? labels.castConnecting : playing}
      </p>
    </div>
  );
}
