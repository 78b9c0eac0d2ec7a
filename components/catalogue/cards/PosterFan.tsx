import type { ContentCard } from '@/lib/rules/catalogue/view';
import { Posters } from './Posters';
import styles from './poster-fan.module.scss';

/** Some posters beside a text that is about watching: a picture, not a list. Only where there is space beside the text. */
export function PosterFan({ cards }: { cards: readonly ContentCard[] }) {
  return (
    <div className={styles.fan} aria-hidden="true">
      <Posters cards={cards} sizes="(min-width: 933px) 18vw, 1px" className={styles.poster} />
    </div>
  );
}
