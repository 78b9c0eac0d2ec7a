import type { ReactNode } from 'react';
import styles from './packet.module.scss';

/** Everything below the first screen of a packet. */
export function PacketRest({ children }: { children: ReactNode }) {
  return <div className={styles.rest}>{children}</div>;
}
