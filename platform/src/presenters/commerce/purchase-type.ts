import { type Static, Type } from 'typebox';
import type { PurchaseType as PurchaseTypeThing } from '../../catalogue/model.ts';
import type { UserPurchase } from '../../commerce/subscriptions/subscriptions.ts';
import { Money, NO_MONEY, Nullable, Snowflake, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';

/** wire 1.8. */
export const PeriodHuman = Wire({ years: Type.Integer(), months: Type.Integer(), days: Type.Integer() });

/** The value without a trial: lengths and sums are never null in this schema. */
const NO_PERIOD: Static<typeof PeriodHuman> = { years: 0, months: 0, days: 0 };

const PaysystemName = Wire({ id: Type.Integer(), version: Type.String(), title: Type.String() });

/** wire 7.4 ShortUserPurchase. */
export const ShortUserPurchase = Wire({
  id: Snowflake,
  purchase_type_id: Snowflake,
  account_id: Type.String(),
  status: Type.String(),
  is_cancelable: Type.Boolean(),
});

/** wire 7.2: `paysytems` is the spelling of that schema, `paysystems` that of offers; both are sent. */
export const PurchaseType = Wire({
  id: Snowflake,
  title: Type.String(),
  ptype: Type.String({ description: 'packet | content' }),
  purchase_type: Type.String({ description: 'subscription | rent' }),
  short: Type.String(),
  description: Type.String(),
  packet_id: Nullable(Type.Integer()),
  content_id: Nullable(Snowflake),
  library_id: Nullable(Type.Integer()),
  is_have_trial: Type.Boolean(),
  is_cancelable: Type.Boolean(),
  amount: Money,
  trial_amount: Money,
  period_human: PeriodHuman,
  trial_period_human: PeriodHuman,
  store_sources: Type.Array(
    Wire({ store_source: Wire({ name: Type.String() }), external_id: Type.String() }),
  ),
  paysytems: Type.Array(PaysystemName),
  paysystems: Type.Array(PaysystemName),
  user_purchase: Nullable(ShortUserPurchase),
  is_next_purchase: Type.Boolean(),
});

export type PurchaseContext = {
  /** The viewer's standing order with this purchase type. */
  userPurchase: UserPurchase | null;
  /** Whether it replaces the current one at the end of the running period. */
  isNext: boolean;
  /** Whether the viewer can still use its trial. */
  isTrialLeft: boolean;
  paysystems: readonly Static<typeof PaysystemName>[];
};

export function shortUserPurchase(
  purchase: UserPurchase,
  isCancelable: boolean,
): Static<typeof ShortUserPurchase> {
  return {
    id: purchase.id,
    purchase_type_id: purchase.purchaseTypeId,
    account_id: String(purchase.accountId),
    status: purchase.status,
    is_cancelable: isCancelable,
  };
}

export function presentPurchaseType(
  way: PurchaseTypeThing,
  { userPurchase, isNext, isTrialLeft, paysystems }: PurchaseContext,
  view: View,
): Static<typeof PurchaseType> {
  const hasTrial = way.trialPeriod !== null && isTrialLeft;
  return {
    id: way.id,
    title: localized(way.title, view),
    ptype: way.packetId === null ? 'content' : 'packet',
    purchase_type: way.packetId === null ? 'rent' : 'subscription',
    short: localized(way.title, view),
    description: localized(way.description, view),
    packet_id: way.packetId,
    content_id: way.contentId,
    library_id: way.libraryId,
    is_have_trial: hasTrial,
    is_cancelable: way.isCancelable,
    amount: way.amount,
    trial_amount: (hasTrial && way.trialAmount) || NO_MONEY,
    period_human: way.period,
    trial_period_human: (hasTrial && way.trialPeriod) || NO_PERIOD,
    store_sources: [],
    paysytems: [...paysystems],
    paysystems: [...paysystems],
    user_purchase: userPurchase && shortUserPurchase(userPurchase, way.isCancelable),
    is_next_purchase: isNext,
  };
}
