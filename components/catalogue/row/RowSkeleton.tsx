import { cx } from '@/components/ui/cx';
import { Rail } from '@/components/ui/rail/Rail';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import type { RowTemplate } from '@/lib/catalogue/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import styles from './row.module.scss';
import { railFit } from './rules';

interface Props {
  template: RowTemplate;
  /** Known before the tiles are: the heading does not have to be grey. */
  title: string;
  labels: Messages['catalogue']['row'];
}

/** Enough for the widest screen. */
const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** A row that is on its way, of its final height. */
export function RowSkeleton({ template, title, labels }: Props) {
  const shape = template === 'content-v' ? styles.tall : template === 'person' ? styles.round : styles.wide;
  return (
    <section className={styles.row} aria-busy="true" aria-label={`${title}. ${labels.loading}`}>
      <h2 className={styles.heading}>{title}</h2>
      <div aria-hidden="true" className={styles.waiting}>
        <Rail fit={railFit(template)} labels={labels}>
          {TILES.map((tile) => (
            <span key={tile} className={styles.ghost}>
              <Skeleton className={cx(shape)} />
              <Skeleton className={styles.line} />
              <Skeleton className={styles.shortLine} />
            </span>
          ))}
        </Rail>
      </div>
    </section>
  );
}
