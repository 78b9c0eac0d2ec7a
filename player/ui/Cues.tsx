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
        <CueText key={cue} text={cue} />
      ))}
    </div>
  );
}

/** One subtitle in the style of the viewer. */
export function CueText({ text }: { text: string }) {
  const { size, color, background } = useKey('cueStyle');
  return (
    <p
      className={styles.cue}
      style={{ '--cue-size': size } as React.CSSProperties}
      data-color={color}
      data-background={background}
    >
      {text}
    </p>
  );
}
