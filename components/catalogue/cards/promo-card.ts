import type { Promo } from '@/lib/rules/catalogue/view';
import type { TargetLabels } from '../promo/TargetLink';

/** What every card of a promotion is given. */
export interface PromoCardProps {
  card: Promo;
  labels: TargetLabels;
}
