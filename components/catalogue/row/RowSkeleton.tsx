import { Rail } from '@/components/ui/rail/Rail';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import { type RowFit, rowLook } from '@/lib/catalogue/row-look';

import type { Messages } from '@/lib/i18n/dictionaries';
import styles from './row.module.scss';

interface Props {
  template: string;
  /** Known before the tiles are: the heading does not have to be grey. */
  title: string;
  labels: Messages['catalogue']['row'];
}

const shapes: Record<RowFit, string | undefined> = {
  v: styles.tall,
  h: styles.wide,
  channel: styles.wide,
  person: styles.round,
  packet: styles.packet,
  button: styles.button,
};

/** Enough for the widest screen. */
const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** Words stand under a tile, or are part of it. */
const hasWords = (fit: RowFit) => fit !== 'packet' && fit !== 'button';

/** A row that is on its way, of its final height. */
export function RowSkeleton({ template, title, labels }: Props) {
  const { fit } = rowLook(template);
  return (
    <section className={styles.row} aria-busy="true" aria-label={`${title}. ${labels.loading}`}>
      <h2 className={styles.heading}>{title}</h2>
      <div aria-hidden="true" className={styles.waiting}>
        <Rail fit={fit} labels={labels}>
          {TILES.map((tile) => (
            <span key={tile} className={styles.ghost}>
              <Skeleton className={shapes[fit]} />
              {hasWords(fit) ? (
                <>
                  <Skeleton className={styles.line} />
                  <Skeleton className={styles.shortLine} />
                </>
              ) : null}
            </span>
          ))}
        </Rail>
      </div>
    </section>
  );
}
