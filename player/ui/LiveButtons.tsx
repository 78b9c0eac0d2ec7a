'use client';

import { LiveBadge } from '@/components/ui/badge/LiveBadge';
import { RestartIcon } from '@/components/ui/icon/playback';
import { ControlButton } from './ControlButton';
import { useKey, usePlayerContext, useSend, useTimeline } from './context';
import styles from './controls.module.scss';

/** Marks live; an archive programme or a position behind live gets a button to live. */
export function LiveButton() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const source = useKey('source');
  const atLive = useKey('atLive');
  if (!source || source.kind === 'vod') return null;
  if (source.kind === 'live' && atLive) return <LiveBadge label={labels.live} />;
  return (
    <ControlButton label={labels.goLive} isWorded onClick={() => send('goLive')}>
      <span aria-hidden="true" className={styles.liveDot} />
    </ControlButton>
  );
}

/** Plays the programme on screen from its beginning, if the channel has an archive. */
export function StartOverButton() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const { origin, scrubbable } = useTimeline();
  if (origin === null || !scrubbable) return null;
  return (
    <ControlButton label={labels.startOver} className={styles.startOver} onClick={() => send('startOver')}>
      <RestartIcon />
    </ControlButton>
  );
}
