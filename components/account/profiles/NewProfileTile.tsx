import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PlusIcon } from '@/components/ui/icon/status';
import styles from './profiles.module.scss';

interface Props {
  /** What it is for. */
  icon: ReactNode;
  label: string;
  /** It has colours, as the child's own world has. */
  isForChild?: boolean;
  onPress(): void;
}

/** Spec 3 §2: shown while there are fewer than five profiles. */
export function NewProfileTile({ icon, label, isForChild = false, onPress }: Props) {
  return (
    <button type="button" className={styles.tile} onClick={onPress}>
      <span className={styles.face}>
        <span className={clsx(styles.plus, isForChild && styles.forChild)}>{icon}</span>
        {isForChild ? (
          <span className={styles.pencil}>
            <PlusIcon />
          </span>
        ) : null}
      </span>
      <span className={styles.name}>{label}</span>
    </button>
  );
}
