import { clsx } from 'clsx';
import type { ContentCardProps } from './ArtCard';
import { ContentCardV } from './ContentCardV';
import styles from './top.module.scss';

/** A title with its place, which screen readers know as the place in the list (rows of template content-top). */
export function TopCard({ place, ...props }: ContentCardProps & { place: number }) {
  return (
    <div className={styles.top}>
      <ContentCardV {...props} />
      <span className={styles.place} aria-hidden="true">
        <span className={clsx(styles.number, place > 9 && styles.wide)}>{place}</span>
      </span>
    </div>
  );
}
