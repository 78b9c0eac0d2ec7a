import type { CSSProperties } from 'react';
import { HeartIcon } from '@/components/ui/icon/heart';
import type { Target } from '@/lib/rules/catalogue/view';
import { scrimFor } from '@/lib/shared/contrast';
import { TargetLink } from '../promo/TargetLink';
import type { PromoCardProps } from './promo-card';
import styles from './promo-card.module.scss';

/** The sum is on the card, so its packet is bought without reading about it first (`action=buy`, spec 3 §2). */
function givenAtOnce(target: Target | null): Target | null {
  if (target?.kind !== 'packet') return target;
  const buying = (href: string) => `${href}?action=buy`;
  return { ...target, href: buying(target.href), hrefNoOtt: buying(target.hrefNoOtt) };
}

/** A project to support with an amount (rows of template donate_packs). */
export function DonateCard({ card, labels }: PromoCardProps) {
  const look = { '--scrim': scrimFor(card.color).color } as CSSProperties;
  return (
    <TargetLink target={givenAtOnce(card.target)} labels={labels} item={card.id} className={styles.donate}>
      <span className={styles.gift} style={look}>
        <HeartIcon isSolid />
        <span className={styles.title}>{card.title}</span>
        {card.short ? <span className={styles.short}>{card.short}</span> : null}
      </span>
    </TargetLink>
  );
}
