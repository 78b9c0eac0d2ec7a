import { EXAMPLE_DEVICE_CODE, showDeviceCode } from '@/lib/rules/account/waiting-device';
import styles from './tv-art.module.scss';

interface Props {
  brand: string;
  /** Above the code. */
  label: string;
}

/** A television with a code on it: a picture beside the field, and where that code comes from is said in words. */
export function TvArt({ brand, label }: Props) {
  return (
    <div className={styles.art} aria-hidden="true">
      <div className={styles.screen}>
        <span className={styles.brand}>{brand}</span>
        <span className={styles.label}>{label}</span>
        <span className={styles.code}>{showDeviceCode(EXAMPLE_DEVICE_CODE)}</span>
      </div>
      <div className={styles.foot} />
    </div>
  );
}
