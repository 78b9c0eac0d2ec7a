import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/picture/Picture';
import { scrimFor } from '@/lib/catalogue/contrast';
import { TargetLink } from '../promo/TargetLink';
import type { PromoCardProps } from './promo-card';
import styles from './promo-card.module.scss';
import { tileSizes } from './sizes';

/** A collection as a tall card with its name on it (rows of template collection-v). */
export function CollectionCard({ card, labels }: PromoCardProps) {
  const scrim = scrimFor(card.color);
  const look = { '--scrim': scrim.color, '--strength': `${scrim.alpha * 100}%` } as CSSProperties;
  return (
    <TargetLink target={card.target} labels={labels} item={card.id} className={styles.collection}>
      <span className={styles.plate} style={look}>
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
