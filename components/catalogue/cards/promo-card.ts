import type { Promo } from '@/lib/rules/catalogue/view';
import type { TargetLabels } from '../promo/TargetLink';

/** Props of every card of a promotion. */
export interface PromoCardProps {
  card: Promo;
  labels: TargetLabels;
}
