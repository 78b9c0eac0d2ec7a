import { HeartIcon } from '@/components/ui/icon/heart';
import type { ContentCard } from '@/lib/rules/catalogue/view';
import { POSTERS, Posters } from '../cards/Posters';
import styles from './favourite-art.module.scss';

/** Posters with a heart on them, where nothing is kept yet: a picture of what the page is for. The row below begins with others. */
export function FavouriteArt({ cards }: { cards: readonly ContentCard[] }) {
  return (
    <div className={styles.art} aria-hidden="true">
      <Posters cards={cards.slice(-POSTERS)} sizes="8.5rem" most={272} className={styles.poster} />
      <span className={styles.heart}>
        <HeartIcon isSolid />
      </span>
    </div>
  );
}
