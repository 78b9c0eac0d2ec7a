import { Picture } from '@/components/ui/picture/Picture';
import type { ContentCard } from '@/lib/rules/catalogue/view';
import styles from './poster-fan.module.scss';

/** More would hide each other. */
const POSTERS = 3;

/** Some posters beside a text that is about watching: a picture, not a list. Only where there is space beside the text. */
export function PosterFan({ cards }: { cards: readonly ContentCard[] }) {
  return (
    <div className={styles.fan} aria-hidden="true">
      {cards.slice(0, POSTERS).map(({ id, poster, color }) => (
        <Picture
          key={id}
          src={poster}
          alt=""
          shape="poster"
          sizes="(min-width: 933px) 18vw, 1px"
          color={color}
          className={styles.poster}
        />
      ))}
    </div>
  );
}
