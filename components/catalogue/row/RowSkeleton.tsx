import { clsx } from 'clsx';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './skeleton.module.scss';

interface Props {
  template: string;
  /** Known before the tiles, so the heading is shown as text. */
  title: string;
  labels: Pick<Messages['catalogue']['row'], 'loading'>;
  /** It does not load yet, and so does not move: a page has a dozen such rows below the screen, and each would cost work in every frame. */
  isFar?: boolean;
}

/** The placeholder of a row in its final height. All tiles are one element, because a page has dozens of rows. */
export function RowSkeleton({ template, title, labels, isFar }: Props) {
  const { fit, hasCaptions, isCarousel } = rowLook(template);
  if (isCarousel) {
    return (
      <section
        className={clsx(styles.slides, isFar && styles.far)}
        aria-busy="true"
        aria-label={`${title}. ${labels.loading}`}
      />
    );
  }
  return (
    <section className={styles.row} aria-busy="true" aria-label={`${title}. ${labels.loading}`}>
      <h2 className={styles.heading}>{title}</h2>
      <div
        aria-hidden="true"
        className={clsx(styles.tiles, styles[fit], !hasCaptions && styles.bare, isFar && styles.far)}
      />
    </section>
  );
}
