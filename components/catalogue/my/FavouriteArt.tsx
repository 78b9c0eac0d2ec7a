import { HeartIcon } from '@/components/ui/icon/heart';
import { Picture } from '@/components/ui/picture/Picture';
import type { ContentCard } from '@/lib/rules/catalogue/view';
import styles from './favourite-art.module.scss';

const POSTERS = 3;

/** Posters with a heart on them, where nothing is kept yet: a picture of what the page is for. The row below begins with others. */
export function FavouriteArt({ cards }: { cards: readonly ContentCard[] }) {
  return (
    <div className={styles.art} aria-hidden="true">
      {cards.slice(-POSTERS).map(({ id, poster, color }) => (
        <Picture
          key={id}
          src={poster}
          alt=""
          shape="poster"
          sizes="11rem"
          most={352}
          color={color}
          className={styles.poster}
        />
      ))}
      <span className={styles.heart}>
        <HeartIcon isSolid />
      </span>
    </div>
  );
}
