import { Picture } from '@/components/ui/picture/Picture';
import { TargetLink } from '../promo/TargetLink';
import { scrimOf } from '../scrim/scrim-of';
import type { PromoCardProps } from './promo-card';
import styles from './promo-card.module.scss';
import { tileSizes } from './sizes';

/** A collection as a tall card with its name on it (rows of template collection-v). */
export function CollectionCard({ card, labels }: PromoCardProps) {
  const scrim = scrimOf(card.color);
  return (
    <TargetLink target={card.target} labels={labels} item={card.id} className={styles.collection}>
      <span className={styles.plate} style={scrim.style}>
        <Picture
          src={card.background}
          alt=""
          shape="hero"
          sizes={tileSizes.tall}
          color={scrim.color}
          className={styles.tall}
        />
        <span className={styles.foot}>
          <span className={styles.name}>{card.title}</span>
          {card.short ? <span className={styles.short}>{card.short}</span> : null}
        </span>
      </span>
    </TargetLink>
  );
}
