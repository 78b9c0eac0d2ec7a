import { Type } from 'typebox';
import { readAmount } from '../../commerce/payments/amount.ts';
import { connected } from '../../commerce/payments/bank.ts';
import { beginPayment } from '../../commerce/payments/begin.ts';
import { payerOf } from '../../commerce/payments/payer.ts';
import { paysystemsFor } from '../../commerce/payments/paysystems.ts';
import { readReturnUrl } from '../../commerce/payments/return-address.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { PayformWire, presentPayform } from '../../presenters/commerce/paysystem.ts';
import { presentTransaction, TransactionWire } from '../../presenters/commerce/transaction.ts';
import { orderReference } from './order.ts';
import { ownAccount, payformErrors, payWith } from './payform-call.ts';
import { amountGiven, numericId, orNull, paysystemGiven, returnUrlGiven } from './payment-body.ts';

const params = Type.Object({ id: numericId });

/** The ways to pay, and those that go through a page of the bank (wire.md 7.4). */
export const payformRoutes: Routes = async (app, { db, clock, gateway }) => {
  const access = 'user' as const;

  app.get(
    '/v2/users/self/accounts/:id/payforms',
    {
      config: { access, errors: ['permission_denied'] },
      schema: {
        summary: 'Ways to pay, the preferred one first',
        params,
        querystring: Type.Object({ version: Type.Optional(Type.String({ maxLength: 20 })) }),
        response: { 200: Type.Array(PayformWire) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await ownAccount(db, caller.userId, request.params.id);
      const payer = await payerOf(db, caller, gateway);
      return paysystemsFor(payer).map((paysystem) => presentPayform(paysystem, request.locale));
    },
  );

  app.post(
    '/v2/users/self/accounts/:id/payforms/short_url',
    {
      config: { access, idempotent: true, adultsOnly: true, errors: payformErrors },
      schema: {
        summary: 'The page of the bank for a top-up, or for a transaction that waits',
        params,
        body: Type.Object({
          paysystem_shortname: orNull(paysystemGiven),
          amount: orNull(amountGiven),
          is_save_card: orNull(Type.Boolean()),
          return_url: orNull(returnUrlGiven),
          transaction_id: orNull(numericId),
        }),
        response: { 200: TransactionWire },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { body } = request;
      const returnUrl = body.return_url ? readReturnUrl(body.return_url) : undefined;
      await ownAccount(db, caller.userId, request.params.id);
      const paysystem = payWith(await payerOf(db, caller, gateway), body.paysystem_shortname, 'short_url');
      const bank = connected(gateway);
      const transaction = await db.transaction((tx) =>
        beginPayment(tx, bank, {
          userId: caller.userId,
          transactionId: body.transaction_id ?? undefined,
          amount: body.amount == null ? undefined : readAmount(body.amount),
          reference: orderReference(request),
          now: clock.now(),
          way: { paysystem, isSaveCard: body.is_save_card ?? false, ...(returnUrl ? { returnUrl } : {}) },
        }),
      );
      return presentTransaction(transaction, bank, request.locale);
    },
  );

  app.post(
    '/v2/users/self/accounts/:id/payforms/qrcode_make_transaction',
    {
      config: { access, idempotent: true, adultsOnly: true, errors: payformErrors },
      schema: {
        summary: 'A QR code to pay with a phone',
        params,
        body: Type.Object({
          paysystem_shortname: orNull(paysystemGiven),
          amount: orNull(amountGiven),
          transaction_id: orNull(numericId),
        }),
        response: { 200: TransactionWire },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { body } = request;
      await ownAccount(db, caller.userId, request.params.id);
      const payer = await payerOf(db, caller, gateway);
      const paysystem = payWith(payer, body.paysystem_shortname, 'qrcode', 'qrcode_png');
      const bank = connected(gateway);
      const transaction = await db.transaction((tx) =>
        beginPayment(tx, bank, {
          userId: caller.userId,
          transactionId: body.transaction_id ?? undefined,
          amount: body.amount == null ? undefined : readAmount(body.amount),
          reference: orderReference(request),
          now: clock.now(),
          way: { paysystem },
        }),
      );
      return presentTransaction(transaction, bank, request.locale);
    },
  );
};
