import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { Shape } from '@/components/ui/picture/srcset';
import { Tag } from '@/components/ui/tag/Tag';
import type { ContentCard } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { CardFacts } from './CardFacts';
import styles from './card.module.scss';

export interface ContentCardProps {
  card: ContentCard;
  labels: Messages['catalogue']['card'];
  /** True for the picture that loads eagerly; the others load when they come near. */
  isFirst?: boolean;
}

interface Props extends ContentCardProps {
  src: string | null;
  shape: Shape;
  sizes: string;
}

/** A title with art of any shape. */
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
      <span className={styles.words}>
        <span className={styles.title}>{card.title}</span>
        <CardFacts card={card} labels={labels} />
      </span>
      {card.isFree ? (
        <Tag tone="plain" className={styles.free}>
          {labels.free}
        </Tag>
      ) : null}
    </Link>
  );
}
