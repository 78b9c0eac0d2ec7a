import { and, desc, eq, lte } from 'drizzle-orm';
import { Type } from 'typebox';
import { connected, refusals } from '../commerce/payments/bank.ts';
import { type Ending, settle, settleCharge } from '../commerce/payments/settle.ts';
import type { Transaction } from '../commerce/payments/transactions.ts';
import { transactions } from '../db/schema/money.ts';
import { presentTransaction } from '../presenters/commerce/transaction.ts';
import { NumericId } from '../routes/query.ts';
import { bankCardOf } from './bank/cards.ts';
import type { SandboxArea } from './sections.ts';
import { transactionSection } from './transactions-section.ts';

const SHOWN = 100;

const reasons = ['no_money', 'declined', 'legal', 'timeout'] as const;

const order = Type.Object({
  outcome: Type.Enum(['pay', 'decline', 'expire']),
  reason: Type.Optional(Type.Enum(reasons)),
});

type Reason = (typeof reasons)[number] | undefined;

function endingOf(outcome: 'pay' | 'decline' | 'expire', reason: Reason, now: number): Ending {
  if (outcome === 'pay') return { kind: 'paid', card: bankCardOf('ok', now) };
  if (outcome === 'expire') return { kind: 'failed', failure: 'payment_expired' };
  const failure = reason && reason !== 'timeout' ? refusals[reason].failure : 'payment_cancelled';
  return { kind: 'failed', failure };
}

/** Transactions of all users, and their outcome: for tests, and for a person on the sandbox page. */
export const transactionsArea: SandboxArea = async (app, { db, clock, gateway }, sections) => {
  async function latest(): Promise<Transaction[]> {
    const now = clock.now();
    const over = await db
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(eq(transactions.status, 'pending'), lte(transactions.expiresAt, new Date(now))));
    for (const { id } of over)
      await settle(db, { id, ending: endingOf('expire', undefined, now), gateway, now });
    return db.select().from(transactions).orderBy(desc(transactions.id)).limit(SHOWN);
  }

  app.get('/sandbox/transactions.json', async (request) => {
    const rows = await latest();
    return rows.map((row) => ({
      ...presentTransaction(row, gateway, request.locale),
      user_id: row.userId,
      purpose: row.purpose,
    }));
  });

  app.post(
    '/sandbox/transactions/:id',
    { schema: { params: Type.Object({ id: NumericId }), body: order } },
    async (request, reply) => {
      const { id } = request.params;
      const { outcome, reason } = request.body;
      const ref = { id, gateway: connected(gateway), now: clock.now() };
      const settled =
        outcome === 'decline' && reason === 'timeout'
          ? await db.transaction((tx) => settleCharge(tx, { ...ref, outcome: { kind: 'silent' } }))
          : await settle(db, { ...ref, ending: endingOf(outcome, reason, ref.now) });
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/sandbox', 303);
      return presentTransaction(settled, gateway, request.locale);
    },
  );

  sections.push({
    render: async () => {
      const bank = connected(gateway);
      const open = (await latest()).filter(({ status }) => status === 'pending');
      return transactionSection(open, (id) => bank.addressesOf(id, 'en').page);
    },
  });
};
