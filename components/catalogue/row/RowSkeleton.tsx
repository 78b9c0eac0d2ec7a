import { cx } from '@/components/ui/cx';
import { RailTrack } from '@/components/ui/rail/RailTrack';
import { rowLook } from '@/lib/catalogue/row-look';
import type { Messages } from '@/lib/i18n/dictionaries';
import styles from './skeleton.module.scss';

interface Props {
  template: string;
  /** Known before the tiles are: the heading does not have to be grey. */
  title: string;
  labels: Pick<Messages['catalogue']['row'], 'loading'>;
}

/** Enough for the widest screen. */
const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** A row that is on its way, of its final height. One element a tile: a page has hundreds of them. */
export function RowSkeleton({ template, title, labels }: Props) {
  const { fit, hasCaptions, isCarousel } = rowLook(template);
  if (isCarousel) {
    return <section className={styles.slides} aria-busy="true" aria-label={`${title}. ${labels.loading}`} />;
  }
  return (
    <section className={styles.row} aria-busy="true" aria-label={`${title}. ${labels.loading}`}>
      <h2 className={styles.heading}>{title}</h2>
      <div aria-hidden="true" className={styles.waiting}>
        <RailTrack fit={fit}>
          {TILES.map((tile) => (
            <span key={tile} className={cx(styles.ghost, styles[fit], !hasCaptions && styles.bare)} />
          ))}
        </RailTrack>
      </div>
    </section>
  );
}
