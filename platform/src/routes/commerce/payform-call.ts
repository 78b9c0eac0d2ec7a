import { eq } from 'drizzle-orm';
import { refusals } from '../../commerce/payments/bank.ts';
import type { PaysystemName } from '../../commerce/payments/paysystem-names.ts';
import { chosenPaysystem, type Payer, paysystemsFor } from '../../commerce/payments/paysystems.ts';
import type { Transaction } from '../../commerce/payments/transactions.ts';
import type { Database } from '../../db/open.ts';
import { accounts } from '../../db/schema/money.ts';
import { ApiError, type ErrorCode } from '../../http/errors.ts';

/** What every call of a pay form may answer. */
export const payformErrors: readonly ErrorCode[] = [
  'permission_denied',
  'not_found',
  'conflict',
  'unavailable',
  'timeout',
];

/** 404 for an account that is not the caller's own. */
export async function ownAccount(db: Database, userId: number, accountId: number): Promise<void> {
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, userId));
  if (account?.id !== accountId) throw new ApiError('not_found');
}

/** The paysystem that a pay form is asked with: the named one, else the first of its kind that the provider takes. */
export function payWith(
  payer: Payer,
  named: string | null | undefined,
  ...kinds: [PaysystemName, ...PaysystemName[]]
): PaysystemName {
  if (named) return chosenPaysystem(payer, { name: named }).name;
  const offered = paysystemsFor({ ...payer, hasCard: true, hasGateway: true });
  const found = offered.find(({ name }) => kinds.includes(name));
  if (!found) throw new ApiError('invalid', { message: 'unknown_paysystem' });
  return found.name;
}

/** What a call that charged at once answers when the bank refused (spec 3 §8: 402, 451). */
export function refuseUnpaid({ status, failure }: Transaction): void {
  if (status !== 'error') return;
  const refusal = Object.values(refusals).find((one) => one.failure === failure);
  // Money that came but bought nothing is no refusal: the transaction itself says so.
  if (refusal) throw new ApiError(refusal.code, { message: refusal.failure });
}
