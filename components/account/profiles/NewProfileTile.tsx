import type { ReactNode } from 'react';
import styles from './profiles.module.scss';

interface Props {
  /** What it is for. */
  icon: ReactNode;
  label: string;
  onPress(): void;
}

/** Spec 3 §2: shown while there are fewer than five profiles. */
export function NewProfileTile({ icon, label, onPress }: Props) {
  return (
    <button type="button" className={styles.tile} onClick={onPress}>
      <span className={styles.face}>
        <span className={styles.plus}>{icon}</span>
      </span>
      <span className={styles.name}>{label}</span>
    </button>
  );
}
