import { clsx } from 'clsx';
import { SmileIcon } from '@/components/ui/icon/person';
import { PlusIcon } from '@/components/ui/icon/status';
import styles from './profiles.module.scss';

interface Props {
  label: string;
  /** A tile for a child's profile is coloured. */
  isForChild?: boolean;
  onPress(): void;
}

/** Spec 3 §2: shown while there are fewer than five profiles. */
export function NewProfileTile({ label, isForChild = false, onPress }: Props) {
  return (
    <button type="button" className={styles.tile} onClick={onPress}>
      <span className={styles.face}>
        <span className={clsx(styles.plus, isForChild && styles.forChild)}>
          {isForChild ? <SmileIcon className={styles.smile} /> : <PlusIcon size="lg" />}
        </span>
        {isForChild ? (
          <span className={styles.sign}>
            <PlusIcon />
          </span>
        ) : null}
      </span>
      <span className={styles.name}>{label}</span>
    </button>
  );
}
