import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './rail.module.scss';

export interface RailTrackProps {
  /** Name of the list if no heading names it. */
  label?: string;
  labelledBy?: string;
  /** The token with the number of visible tiles. */
  fit: 'v' | 'h' | 'top' | 'channel' | 'person' | 'episode' | 'packet' | 'button';
  children: ReactNode;
}

/** The list of a rail with native scrolling and snapping. */
export function RailTrack({ label, labelledBy, fit, children }: RailTrackProps) {
  return (
    <ul className={clsx(styles.track, styles[fit])} aria-label={label} aria-labelledby={labelledBy}>
      {/* Without what is empty: `map` alone would give it a place. */}
      {Children.map(Children.toArray(children), (item) => (
        <li className={styles.item}>{item}</li>
      ))}
    </ul>
  );
}
