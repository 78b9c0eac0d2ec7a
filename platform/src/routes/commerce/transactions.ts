import { desc, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { paidBy } from '../../commerce/payments/history.ts';
import { expireDue } from '../../commerce/payments/settle.ts';
import { ownTransaction } from '../../commerce/payments/transactions.ts';
import { transactions } from '../../db/schema/money.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { PaidWire, presentPaid } from '../../presenters/commerce/paid.ts';
import { presentTransaction, TransactionWire } from '../../presenters/commerce/transaction.ts';
import { NumericId } from '../query.ts';

const MOST = 100;

const page = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});

/** Payments and their state (wire 7.1); clients poll every five seconds (spec 3 §4 Transaction check). */
export const transactionRoutes: Routes = async (app, { db, clock, gateway }) => {
  // What was paid for belongs to the parents, and names what a child may not see.
  const config = { access: 'user' as const, forChildren: false };

  app.get(
    '/v2/users/self/transactions',
    {
      config,
      schema: {
        summary: 'Payments, the latest first',
        querystring: page,
        response: { 200: Type.Array(TransactionWire) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { limit = MOST, offset = 0 } = request.query;
      await expireDue(db, userId, clock.now());
      const rows = await db
        .select()
        .from(transactions)
        .where(eq(transactions.userId, userId))
        .orderBy(desc(transactions.id))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => presentTransaction(row, gateway, request.locale));
    },
  );

  app.get(
    '/v2/users/self/payments',
    {
      config,
      schema: {
        summary:
          'Our own: everything that is paid, the latest first: transactions, and what the balance paid or got back',
        querystring: page,
        response: { 200: Type.Array(PaidWire) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { limit = MOST, offset = 0 } = request.query;
      await expireDue(db, userId, clock.now());
      const list = await paidBy(db, userId, { limit, offset });
      return list.map((paid) => presentPaid(paid, gateway, request.locale));
    },
  );

  app.get(
    '/v2/users/self/transactions/:id',
    {
      config: { ...config, errors: ['timeout'] },
      schema: {
        summary: 'How a payment stands; 504 while its bank keeps silent',
        params: Type.Object({ id: NumericId }),
        response: { 200: TransactionWire },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      await expireDue(db, userId, clock.now());
      const transaction = await ownTransaction(db, userId, request.params.id);
      // The client retries without a message to the viewer (spec 3 §8).
      if (transaction.status === 'pending' && transaction.failure !== null) throw new ApiError('timeout');
      return presentTransaction(transaction, gateway, request.locale);
    },
  );
};
