import type { Rating } from '@/lib/catalogue/view';
import styles from './meta.module.scss';

interface Props {
  ratings: Rating[];
  label: string;
}

/** Figures with their sources. */
export function Ratings({ ratings, label }: Props) {
  if (ratings.length === 0) return null;
  return (
    <ul className={styles.ratings} aria-label={label}>
      {ratings.map(({ source, value }) => (
        <li key={source}>
          <strong className={styles.value}>{value}</strong> {source}
        </li>
      ))}
    </ul>
  );
}
