import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { readAmount } from '../../commerce/payments/amount.ts';
import { connected } from '../../commerce/payments/bank.ts';
import { beginPayment, type PayOrder } from '../../commerce/payments/begin.ts';
import { payerOf } from '../../commerce/payments/payer.ts';
import type { PaysystemName } from '../../commerce/payments/paysystem-names.ts';
import { paysystemsFor } from '../../commerce/payments/paysystems.ts';
import { readReturnUrl } from '../../commerce/payments/return-address.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { PayformWire, presentPayform } from '../../presenters/commerce/paysystem.ts';
import { presentTransaction, TransactionWire } from '../../presenters/commerce/transaction.ts';
import { NumericId } from '../query.ts';
import { orderReference } from './order.ts';
import { ownAccount, payformErrors, payWith } from './payform-call.ts';
import { amountGiven, orNull, paysystemGiven, returnUrlGiven } from './payment-body.ts';

const params = Type.Object({ id: NumericId });

/** The common fields of all forms. */
const wanted = {
  paysystem_shortname: orNull(paysystemGiven),
  amount: orNull(amountGiven),
  transaction_id: orNull(NumericId),
};
const Wanted = Type.Object(wanted);

/** The differences of one form: its payment methods, and its own data about the payment. */
interface Form {
  names: [PaysystemName, ...PaysystemName[]];
  way: Omit<PayOrder['way'], 'paysystem'>;
}

/** The payment methods, and those with a page of the bank (wire 7.4). */
export const payformRoutes: Routes = async (app, { db, clock, env, gateway }) => {
  const access = 'user' as const;

  /** Creates a top-up, or takes the pending transaction, with the first of these methods that the caller has. */
  async function begin(
    request: FastifyRequest,
    accountId: number,
    body: Static<typeof Wanted>,
    { names, way }: Form,
  ) {
    const caller = callerOf(request);
    await ownAccount(db, caller.userId, accountId);
    const paysystem = payWith(await payerOf(db, caller, gateway), body.paysystem_shortname, ...names);
    const bank = connected(gateway);
    const transaction = await db.transaction((tx) =>
      beginPayment(tx, bank, {
        userId: caller.userId,
        transactionId: body.transaction_id ?? undefined,
        amount: body.amount == null ? undefined : readAmount(body.amount),
        reference: orderReference(request),
        now: clock.now(),
        way: { paysystem, ...way },
      }),
    );
    return presentTransaction(transaction, bank, request.locale);
  }

  app.get(
    '/v2/users/self/accounts/:id/payforms',
    {
      config: { access, errors: ['login_to_buy'] },
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
      config: { access, idempotent: true, errors: payformErrors },
      schema: {
        summary: 'The page of the bank for a top-up, or for a transaction that waits',
        params,
        body: Type.Object({
          ...wanted,
          is_save_card: orNull(Type.Boolean()),
          return_url: orNull(returnUrlGiven),
        }),
        response: { 200: TransactionWire },
      },
    },
    async (request) => {
      const { body, params } = request;
      const returnUrl = readReturnUrl(body.return_url, env.returnHosts);
      return begin(request, params.id, body, {
        names: ['short_url'],
        way: { isSaveCard: body.is_save_card ?? false, ...(returnUrl ? { returnUrl } : {}) },
      });
    },
  );

  app.post(
    '/v2/users/self/accounts/:id/payforms/qrcode_make_transaction',
    {
      config: { access, idempotent: true, errors: payformErrors },
      schema: {
        summary: 'A QR code to pay with a phone',
        params,
        body: Wanted,
        response: { 200: TransactionWire },
      },
    },
    async (request) =>
      begin(request, request.params.id, request.body, { names: ['qrcode', 'qrcode_png'], way: {} }),
  );
};
