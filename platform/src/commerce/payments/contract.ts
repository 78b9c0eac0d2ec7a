import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { type OperatorContract, providers, users } from '../../db/schema/session.ts';
import { fromMinor, toMinor } from '../../domain/billing/money.ts';
import { balanceOf, bookEntry } from '../ledger.ts';
import { followContract, resumeContract } from '../subscriptions/contract.ts';

interface Payment {
  userId: number;
  accountId: number;
  /** What brought the money, such as `transaction:17`. */
  reference: string;
  now: number;
}

/**
 * Pays the debt of a subscriber to the operator as soon as the balance covers it (spec 3 §7: status_block -2 and -1):
 * the debt is booked, and the contract is valid again for everybody at its address. A smaller amount stays on the
 * balance until the rest arrives. The contracts are stored in the row of the provider, so this row is locked.
 */
export async function payContract(
  tx: Database,
  { userId, accountId, reference, now }: Payment,
): Promise<void> {
  const [user] = await tx
    .select({ providerId: users.providerId, address: users.operatorAddressId })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || user.address === null) return;
  const [provider] = await tx.select().from(providers).where(eq(providers.id, user.providerId)).for('update');
  const operator = provider?.config.operator;
  const contract = operator?.contracts[user.address];
  if (!provider || !operator || !contract) return;
  const debt = toMinor(contract.amount);
  if (debt <= 0 || (await balanceOf(tx, userId)) < debt) return;
  await bookEntry(tx, {
    accountId,
    amount: -debt,
    kind: 'purchase' as const,
    now,
    reference: `contract:${user.address}:${reference}`,
  });
  const paid: OperatorContract = {
    ...contract,
    balance: fromMinor(toMinor(contract.balance) + debt),
    amount: '0.00',
    status: 0,
  };
  const contracts = { ...operator.contracts, [user.address]: paid };
  const config = { ...provider.config, operator: { ...operator, contracts } };
  await tx.update(providers).set({ config }).where(eq(providers.id, provider.id));
  await followContract(tx, { userId, contract: paid, now });
  const { packetId } = contract;
  if (packetId === undefined) return;
  await resumeContract(tx, { providerId: provider.id, address: user.address, packetId });
}
