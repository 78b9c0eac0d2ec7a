import { eq } from 'drizzle-orm';
import { refusals } from '../../commerce/payments/bank.ts';
import type { PaysystemName } from '../../commerce/payments/paysystem-names.ts';
import { chosenPaysystem, type Payer, paysystemsFor } from '../../commerce/payments/paysystems.ts';
import type { Transaction } from '../../commerce/payments/transactions.ts';
import type { Database } from '../../db/open.ts';
import { accounts } from '../../db/schema/money.ts';
import { ApiError, type ErrorCode } from '../../http/errors.ts';
import { payingCodes } from '../../http/money-codes.ts';

/** The errors of every payment form. */
export const payformErrors: readonly ErrorCode[] = [
  'permission_denied',
  'not_found',
  'conflict',
  'unavailable',
  ...payingCodes,
];

/** 404 for an account that is not the caller's own. */
export async function ownAccount(db: Database, userId: number, accountId: number): Promise<void> {
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, userId));
  if (account?.id !== accountId) throw new ApiError('not_found');
}

/** The paysystem of a payment form: the named one, else the provider's first one of that kind. */
export function payWith(
  payer: Payer,
  named: string | null | undefined,
  ...kinds: [PaysystemName, ...PaysystemName[]]
): PaysystemName {
  if (named) return chosenPaysystem(payer, { name: named }).name;
  const offered = paysystemsFor({ ...payer, hasCard: true, hasGateway: true });
  const found = offered.find(({ name }) => kinds.includes(name));
  if (!found) throw new ApiError('unknown_paysystem');
  return found.name;
}

/** The error of a direct charge that the bank refused (spec 3 §8: 402, 451). */
export function refuseUnpaid({ status, failure }: Transaction): void {
  if (status !== 'error') return;
  const refusal = Object.values(refusals).find((one) => one.failure === failure);
  // A payment that bought nothing is not a refusal: the transaction has the reason.
  if (refusal) throw new ApiError(refusal.code, { message: refusal.failure });
}
