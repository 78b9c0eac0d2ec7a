'use client';

import { useKey } from './context';
import styles from './cues.module.scss';

/** Subtitles on the picture, moved up while the controls are visible. */
export function Cues() {
  const cues = useKey('cues');
  const textId = useKey('textId');
  const tracks = useKey('textTracks');
  const isLifted = useKey('controlsVisible');
  if (cues.length === 0) return null;
  return (
    <div
      className={styles.cues}
      data-lifted={isLifted}
      data-testid="player-cues"
      lang={tracks.find((track) => track.id === textId)?.language}
    >
      {cues.map((cue) => (
        <p key={cue} className={styles.cue}>
          {cue}
        </p>
      ))}
    </div>
  );
}
