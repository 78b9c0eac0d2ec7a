'use client';

import { fill } from '@/lib/shared/i18n/fill';
import { clockTime } from '../core/format';
import styles from './blackout.module.scss';
import { useKey, usePlayerContext } from './context';

/** Spec 2 §4 Blackout: covers the picture, and says until when. Controls stay, so a viewer may seek out of it. */
export function BlackoutScreen() {
  const { labels, locale, timeZone } = usePlayerContext();
  const blackout = useKey('blackout');
  if (!blackout) return null;
  const time = clockTime(blackout.until, { locale, timeZone });
  return (
    <div className={styles.blackout} role="alert" data-testid="player-blackout">
      {blackout.screen && <img className={styles.screen} src={blackout.screen} alt="" />}
      <p className={styles.title}>{labels.blackoutTitle}</p>
      <p className={styles.text}>{fill(labels.blackoutText, { time })}</p>
    </div>
  );
}
