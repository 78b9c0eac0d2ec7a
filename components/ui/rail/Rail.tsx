import { Children, type ReactNode } from 'react';
import { cx } from '../cx';
import { RailFrame, type RailLabels } from './RailFrame';
import styles from './rail.module.scss';

interface Props {
  /** What the list is, when no heading names it. */
  label?: string;
  labelledBy?: string;
  /** Which token says how many tiles are seen at once. */
  fit: 'v' | 'h' | 'channel' | 'person' | 'episode' | 'packet' | 'button';
  labels: RailLabels;
  children: ReactNode;
}

/** A row of tiles: a plain list that scrolls and snaps by itself; the buttons are a comfort on top. */
export function Rail({ label, labelledBy, fit, labels, children }: Props) {
  const items = Children.toArray(children);
  return (
    <RailFrame labels={labels} count={items.length}>
      <ul className={cx(styles.track, styles[fit])} aria-label={label} aria-labelledby={labelledBy}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles carry their own keys; their place is the list's.
          <li key={index} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </RailFrame>
  );
}
