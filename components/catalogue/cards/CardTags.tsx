import { fill } from '@/components/ui/fill';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { Tag } from '@/components/ui/tag/Tag';
import type { ContentCard } from '@/lib/catalogue/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import styles from './card.module.scss';

interface Props {
  card: Pick<ContentCard, 'isFree' | 'rating'>;
  labels: Messages['catalogue']['card'];
}

/** What one wants to know before opening: how good, and whether it is free. */
export function CardTags({ card, labels }: Props) {
  if (!card.rating && !card.isFree) return null;
  return (
    <span className={styles.tags}>
      {card.rating ? (
        <Tag className={styles.rating}>
          <span aria-hidden="true">{card.rating}</span>
          <VisuallyHidden>{fill(labels.rating, { value: card.rating })}</VisuallyHidden>
        </Tag>
      ) : null}
      {card.isFree ? <Tag>{labels.free}</Tag> : null}
    </span>
  );
}
