import { type Static, Type } from 'typebox';
import { groupBy } from '../../catalogue/groups.ts';
import { averageDays } from '../../domain/billing/period.ts';
import { Wire } from '../schema.ts';
import { PeriodHuman, PurchaseType } from './purchase-type.ts';

/** wire 7.2 purchaseperiods. */
export const PurchasePeriod = Wire({
  period_human: PeriodHuman,
  description: Type.String(),
  purchases_type: Type.Array(PurchaseType),
});

type Way = Static<typeof PurchaseType>;

/** Purchase types by length; discounts are relative to the first period (spec 3 §5). */
export function purchasePeriods(ways: readonly Way[]): Static<typeof PurchasePeriod>[] {
  const days = ({ period_human }: Way) => averageDays(period_human);
  const groups = groupBy(ways, days, (way) => way);
  return [...groups.values()]
    .sort(([a], [b]) => (a && b ? days(a) - days(b) : 0))
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      return { period_human: first.period_human, description: first.description, purchases_type: group };
    });
}
