import { PlusIcon } from '@/components/ui/icon/status';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './profiles.module.scss';

interface Props {
  words: Messages['profiles'];
  onPress(): void;
}

/** Spec 3 §2: shown while there are fewer than five profiles. */
export function NewProfileTile({ words, onPress }: Props) {
  return (
    <button type="button" className={styles.tile} onClick={onPress}>
      <span className={styles.face}>
        <span className={styles.plus}>
          <PlusIcon size="lg" />
        </span>
      </span>
      <span className={styles.name}>{words.newProfile}</span>
    </button>
  );
}
