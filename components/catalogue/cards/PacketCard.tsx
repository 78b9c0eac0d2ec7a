import { clsx } from 'clsx';
import { Picture } from '@/components/ui/picture/Picture';
import { isOpen, TargetLink } from '../promo/TargetLink';
import type { RowLabels } from '../row/labels';
import type { PromoCardProps } from './promo-card';
import styles from './promo-card.module.scss';
import { tileSizes } from './sizes';

interface Props extends PromoCardProps {
  labels: PromoCardProps['labels'] & Pick<RowLabels, 'promo'>;
  /** The basic packet, which is bought first (template packet_promo_base). */
  isBase?: boolean;
}

/** The content of a packet (rows of template packet_promo and packet_promo_base; 332 px wide, spec 2 §9). */
export function PacketCard({ card, labels, isBase = false }: Props) {
  return (
    <TargetLink
      target={card.target}
      labels={labels}
      item={card.id}
      className={clsx(styles.packet, isBase && styles.base)}
    >
      <Picture
        src={card.background}
        alt=""
        shape="wide"
        sizes={tileSizes.packet}
        color={card.color}
        className={styles.art}
      />
      <span className={styles.words}>
        <span className={styles.title}>{card.title}</span>
        {card.short ? <span className={styles.short}>{card.short}</span> : null}
        {card.description ? <span className={styles.about}>{card.description}</span> : null}
        {isOpen(card.target, labels) ? (
          <span className={styles.action} aria-hidden="true">
            {labels.promo.open}
          </span>
        ) : null}
      </span>
    </TargetLink>
  );
}
