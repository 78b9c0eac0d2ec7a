import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { ContentCard } from '@/lib/catalogue/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { CardFacts } from './CardFacts';
import styles from './card.module.scss';
import { tileSizes } from './sizes';

interface Props {
  card: ContentCard;
  labels: Messages['catalogue']['card'];
  /** The one picture of the page that does not wait; the others do until they come near. */
  isFirst?: boolean;
}

/** A title as a poster (rows of template content-v). */
export function ContentCardV({ card, labels, isFirst = false }: Props) {
  return (
    <Link href={card.href} data-item={card.id} className={styles.card}>
      <span className={styles.art}>
        <Picture
          src={card.poster}
          alt=""
          shape="poster"
          sizes={tileSizes.v}
          color={card.color}
          priority={isFirst ? 'high' : 'lazy'}
        />
      </span>
      <span className={styles.title}>{card.title}</span>
      <CardFacts card={card} labels={labels} />
    </Link>
  );
}
