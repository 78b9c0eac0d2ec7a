'use client';

import { CloseIcon } from '@/components/ui/icon/navigation';
import { ControlButton } from '../ui/ControlButton';
import { useKey, usePlayerContext } from '../ui/context';
import { PlayButton } from '../ui/PlaybackButtons';
import styles from './mini.module.scss';

interface Props {
  title: string;
  subtitle: string | undefined;
  onOpen(): void;
  onClose(): void;
}

/** The controls of a playback in the corner: its title, pause, close; the picture leads back to its page. */
export function MiniPlayer({ title, subtitle, onOpen, onClose }: Props) {
  const { labels } = usePlayerContext();
  const programme = useKey('programme');
  const [first, second] = programme ? [programme.title, title] : [title, subtitle];
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={labels.enlarge}
        title={labels.enlarge}
        onClick={onOpen}
      />
      <div className={styles.titles}>
        <p className={styles.title}>{first}</p>
        {second && <p className={styles.subtitle}>{second}</p>}
      </div>
      <PlayButton />
      <ControlButton label={labels.close} onClick={onClose}>
        <CloseIcon />
      </ControlButton>
    </>
  );
}
