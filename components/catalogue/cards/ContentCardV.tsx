import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { ContentCard } from '@/lib/catalogue/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { CardTags } from './CardTags';
import styles from './card.module.scss';
import { factsOf } from './facts';
import { tileSizes } from './sizes';

interface Props {
  card: ContentCard;
  labels: Messages['catalogue']['card'];
  /** Tiles of the first screen; the rest wait until they come near. */
  isEager?: boolean;
}

/** A title as a poster (rows of template content-v). */
export function ContentCardV({ card, labels, isEager = false }: Props) {
  const facts = factsOf(card);
  return (
    <Link href={card.href} className={styles.card}>
      <span className={styles.art}>
        <Picture
          src={card.poster}
          alt=""
          shape="poster"
          sizes={tileSizes.v}
          color={card.color}
          priority={isEager ? 'eager' : 'lazy'}
        />
        <CardTags card={card} labels={labels} />
      </span>
      <span className={styles.title}>{card.title}</span>
      {facts ? <span className={styles.facts}>{facts}</span> : null}
    </Link>
  );
}
