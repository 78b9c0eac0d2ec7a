import { Glyph } from '@/components/ui/icon/Glyph';
import { resized } from '@/components/ui/picture/srcset';
import { TargetLink } from '../promo/TargetLink';
import type { PromoCardProps } from './promo-card';
import styles from './promo-card.module.scss';

/** Twice its CSS size. */
const ICON_WIDTH = 64;

/** A plain button (rows of template button) that changes its icon on hover. */
export function ButtonTile({ card, labels }: PromoCardProps) {
  const { icon, title, target } = card;
  return (
    <TargetLink target={target} labels={labels} item={card.id} className={styles.button}>
      {icon ? (
        <span className={styles.icon}>
          {[icon.src, icon.focused].map((src, index) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: always these two.
              key={index}
              src={resized(src, ICON_WIDTH)}
              alt=""
              width={32}
              height={32}
              loading="lazy"
            />
          ))}
        </span>
      ) : (
        <Glyph size="sm">
          <path d="M5 12h13M13 6.5l5.5 5.5-5.5 5.5" />
        </Glyph>
      )}
      {title}
    </TargetLink>
  );
}
