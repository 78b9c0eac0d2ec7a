import { type Static, Type } from 'typebox';
import type { accounts } from '../../db/schema/money.ts';
import type { Provider } from '../../session/provider.ts';
import { Money, Wire } from '../schema.ts';

/** wire 7.1; the balance under both names in use. */
export const Account = Wire({
  id: Type.Integer(),
  amount: Money,
  balance: Money,
  is_payment_allowed: Type.Boolean(),
});

/** Guests have to log in first; a provider with its own billing takes no payments here (spec 3 §6). */
export function presentAccount(
  { id, balance }: typeof accounts.$inferSelect,
  { isGuest, provider }: { isGuest: boolean; provider: Provider },
): Static<typeof Account> {
  const isPaymentAllowed = !isGuest && provider.config.isHavePurchases;
  return { id, amount: balance, balance, is_payment_allowed: isPaymentAllowed };
}
