'use client';

import { ControlButton } from './ControlButton';
import { useKey, usePlayerContext, useSend } from './context';
import styles from './controls.module.scss';
import { FullscreenIcon, PipIcon } from './icons';

export function FullscreenButton() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const on = useKey('fullscreen');
  if (!useKey('fullscreenAllowed')) return null;
  return (
    <ControlButton
      label={on ? labels.exitFullscreen : labels.fullscreen}
      onClick={() => send('toggleFullscreen')}
    >
      <FullscreenIcon on={on} />
    </ControlButton>
  );
}

export function PipButton() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const pip = useKey('pip');
  const isElsewhere = useKey('castState') === 'connected';
  if (!useKey('pipAllowed') || isElsewhere) return null;
  return (
    <ControlButton
      label={pip === 'off' ? labels.pip : labels.exitPip}
      className={styles.pip}
      onClick={() => send('togglePip')}
    >
      <PipIcon />
    </ControlButton>
  );
}
