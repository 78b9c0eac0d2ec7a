import type { Minor } from './money.ts';
import { averageDays, isLonger, type Period } from './period.ts';

/** A packet at a price for a period. */
export type Terms = { packetId: number; amount: Minor; period: Period };

const perDay = ({ amount, period }: Terms) => amount / averageDays(period);

/**
 * Whether a change starts now or at the end of the paid period (wire 7.3: upgrade acts now, downgrade at period end). For
 * one packet the longer period is the upgrade, even if a day costs less; for two packets it is the higher price per day, or
 * a longer period with a higher price.
 */
export function changeActs(from: Terms, to: Terms): 'now' | 'later' {
  const longer = isLonger(to.period, from.period);
  const shorter = isLonger(from.period, to.period);
  const dearer = to.amount > from.amount;
  if (from.packetId === to.packetId) return longer || (!shorter && dearer) ? 'now' : 'later';
  const difference = perDay(to) - perDay(from);
  const isUpgrade = difference > 0 || (difference === 0 && !shorter) || (longer && dearer);
  return isUpgrade ? 'now' : 'later';
}
