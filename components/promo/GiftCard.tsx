import type { ReactNode } from 'react';
import styles from './gift-card.module.scss';

interface Props {
  brand: string;
  title: string;
  /** What is in it: posters. */
  children: ReactNode;
}

/** A card as it is given, with the code on it: a picture beside the field, which says the same in words. */
export function GiftCard({ brand, title, children }: Props) {
  return (
    <div className={styles.gift} aria-hidden="true">
      <div className={styles.posters}>{children}</div>
      <div className={styles.card}>
        <span className={styles.brand}>{brand}</span>
        <svg viewBox="0 0 64 48" className={styles.bow} aria-hidden="true" focusable="false">
          <path d="M32 22C24 4 4 2 5 14c1 9 16 12 27 8zM32 22C40 4 60 2 59 14c-1 9-16 12-27 8z" />
          <path d="M30 22 20 46M34 22l10 24" />
        </svg>
        <span className={styles.title}>{title}</span>
        <span className={styles.code}>••••••••</span>
      </div>
    </div>
  );
}
