import { PlusIcon } from '@/components/ui/icon/status';
import styles from './profiles.module.scss';

interface Props {
  label: string;
  onPress(): void;
}

/** Spec 3 §2: shown while there are fewer than five profiles. */
export function NewProfileTile({ label, onPress }: Props) {
  return (
    <button type="button" className={styles.tile} onClick={onPress}>
      <span className={styles.face}>
        <span className={styles.plus}>
          <PlusIcon size="lg" />
        </span>
      </span>
      <span className={styles.name}>{label}</span>
    </button>
  );
}
