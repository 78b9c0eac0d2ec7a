import styles from './facts.module.scss';

export interface RatingsProps {
  ratings: ReadonlyArray<{ source: string; value: string }>;
  label: string;
}

/** Ratings with their sources. */
export function Ratings({ ratings, label }: RatingsProps) {
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
