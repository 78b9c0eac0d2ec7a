import { Picture } from '@/components/ui/picture/Picture';
import { resized } from '@/components/ui/picture/srcset';
import { TargetLink } from '../promo/TargetLink';
import { scrimOf } from '../scrim/scrim-of';
import type { PromoCardProps } from './promo-card';
import styles from './promo-card.module.scss';
import { tileSizes } from './sizes';

/** The maximum width of a wordmark on such a card. */
const TITLE_WIDTH = 320;

/** A button in the colours of a brand (rows of template branded_button) with its wordmark or its name. */
export function BrandCard({ card, labels }: PromoCardProps) {
  const scrim = scrimOf(card.color);
  const { graphicTitle, title, background, target } = card;
  return (
    <TargetLink target={target} labels={labels} item={card.id} className={styles.brand}>
      <span className={styles.plate} style={scrim.style}>
        <Picture src={background} alt="" shape="wide" sizes={tileSizes.channel} color={scrim.color} />
        <span className={styles.foot}>
          {graphicTitle ? (
            <img
              src={resized(graphicTitle.src, TITLE_WIDTH)}
              width={graphicTitle.width}
              height={graphicTitle.height}
              alt={title}
              loading="lazy"
            />
          ) : (
            <span className={styles.name}>{title}</span>
          )}
        </span>
      </span>
    </TargetLink>
  );
}
