import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { Shape } from '@/components/ui/picture/srcset';
import type { ContentCard } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { CardFacts } from './CardFacts';
import styles from './card.module.scss';

export interface ContentCardProps {
  card: ContentCard;
  labels: Messages['catalogue']['card'];
  /** The one picture of the page that does not wait; the others do until they come near. */
  isFirst?: boolean;
}

interface Props extends ContentCardProps {
  src: string | null;
  shape: Shape;
  sizes: string;
}

/** A title in whatever shape its art has. */
export function ArtCard({ card, labels, isFirst = false, src, shape, sizes }: Props) {
  return (
    <Link href={card.href} data-item={card.id} className={styles.card}>
      <span className={styles.art}>
        <Picture
          src={src}
          alt=""
          shape={shape}
          sizes={sizes}
          color={card.color}
          priority={isFirst ? 'high' : 'lazy'}
        />
      </span>
      <span className={styles.title}>{card.title}</span>
      <CardFacts card={card} labels={labels} />
    </Link>
  );
}
