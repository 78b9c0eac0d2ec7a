import type { Offer, Paysystem, Transaction } from '@/lib/rules/commerce/product';

/** The way to pay that a payment was begun with; null when it is no longer known. */
export function methodOf(data: { offer: Offer | null; transaction: Transaction }): Paysystem | null {
  return data.offer?.paysystems.find(({ name }) => name === data.transaction.paysystem) ?? null;
}
