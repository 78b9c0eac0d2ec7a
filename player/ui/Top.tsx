'use client';

import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '@/components/ui/icon/arrows';
import { fill } from '@/lib/shared/i18n/fill';
import { isClip } from '../core/gates';
import { ControlButton } from './ControlButton';
import { useKey, usePlayerContext } from './context';
import styles from './top.module.scss';

export interface TopProps {
  title: string;
  subtitle?: string;
  onClose?(): void;
  /** Buttons of the page, such as favourite and share. */
  actions?: ReactNode;
}

/** The title on screen; for a broadcast the programme by the dates of the stream. */
export function Top({ title, subtitle, onClose, actions }: TopProps) {
  const { labels } = usePlayerContext();
  const programme = useKey('programme');
  const isAd = isClip(useKey('interrupted'));
  const [first, second] = programme
    ? [programme.title, [title, programme.subtitle].filter(Boolean).join(' · ')]
    : [title, subtitle];
  return (
    <div className={styles.top} data-controls="top">
      {onClose && (
        <ControlButton label={labels.close} onClick={onClose}>
          <ChevronLeftIcon />
        </ControlButton>
      )}
      <div className={styles.titles} data-title data-quiet={isAd ? '' : undefined}>
        <p className={styles.title} data-testid="player-title">
          {isAd ? fill(labels.adNext, { title: first }) : first}
        </p>
        {second && <p className={styles.subtitle}>{second}</p>}
      </div>
      {actions}
    </div>
  );
}
