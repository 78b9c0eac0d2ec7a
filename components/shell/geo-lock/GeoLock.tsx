import type { Messages } from '@/lib/i18n/dictionaries';
import styles from '../message/message.module.scss';
import { RegionCheck } from './RegionCheck';

interface Props {
  labels: Messages['geoLock'];
}

/** Spec 1 §8: the region is not served. The page is everybody's; where one is, is asked by its island. */
export function GeoLock({ labels }: Props) {
  return (
    <section className={styles.message}>
      <p className={styles.code}>{labels.code}</p>
      <h1 className={styles.title}>{labels.title}</h1>
      <p className={styles.text}>{labels.text}</p>
      <RegionCheck labels={labels} />
    </section>
  );
}
