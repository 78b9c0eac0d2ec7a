'use client';

import styles from './cast.module.scss';
import { useKey } from './context';
import { CastIcon } from './icons';
import { useCastWords } from './use-cast-words';

/** Covers the picture while a device plays. `Status` says it to screen readers. */
export function CastScreen({ poster }: { poster: string | undefined }) {
  const isOn = useKey('castState') === 'connected';
  const words = useCastWords();
  if (words === null) return null;
  return (
    <div className={styles.cast} data-testid="player-cast">
      {poster && <img className={styles.poster} src={poster} alt="" />}
      <p className={styles.text}>
        <CastIcon on={isOn} className={styles.icon} />
        {words}
      </p>
    </div>
  );
}
