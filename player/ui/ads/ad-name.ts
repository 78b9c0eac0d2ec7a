import { fill } from '@/lib/shared/i18n/fill';
import type { AdState } from '../../core/state';
import type { PlayerLabels } from '../labels';

/** "Ad", or which one of several. */
export function adName({ index, count }: AdState, labels: PlayerLabels): string {
  return count > 1 ? fill(labels.adOf, { index, count }) : labels.ad;
}
