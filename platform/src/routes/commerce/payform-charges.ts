import { Type } from 'typebox';
import { accountOf } from '../../commerce/ledger.ts';
import { readAmount } from '../../commerce/payments/amount.ts';
import { connected } from '../../commerce/payments/bank.ts';
import { beginPayment } from '../../commerce/payments/begin.ts';
import { chosenCard } from '../../commerce/payments/cards.ts';
import { makePaymentCode } from '../../commerce/payments/code.ts';
import { payerOf } from '../../commerce/payments/payer.ts';
import { chargeLinkedCard } from '../../commerce/payments/settle-card.ts';
import { confirmByCode } from '../../commerce/payments/settle-phone.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { laterWork } from '../../http/later.ts';
import { translate } from '../../http/messages/translate.ts';
import { presentTransaction, TransactionWire } from '../../presenters/commerce/transaction.ts';
import { phoneDigits } from '../../session/phone.ts';
import { NumericId } from '../query.ts';
import { orderReference } from './order.ts';
import { ownAccount, payformErrors, payWith, refuseUnpaid } from './payform-call.ts';
import { amountGiven, orNull, paysystemGiven } from './payment-body.ts';

const params = Type.Object({ id: NumericId });

/** Payment methods without a page: a linked card, and a mobile account confirmed by a code (wire 7.4). */
export const payformChargeRoutes: Routes = async (app, deps) => {
  const { db, clock, gateway, messenger, limits, streamSecret } = deps;
  const access = 'user' as const;
  const later = laterWork(app);

  app.post(
    '/v2/users/self/accounts/:id/payforms/linkedcard',
    {
      config: { access, idempotent: true, errors: payformErrors },
      schema: {
        summary: 'Charges a linked card, the primary one without `card_id`',
        params,
        querystring: Type.Object({
          paytype: Type.Optional(
            Type.String({ maxLength: 32, description: 'async: the answer does not wait for the bank' }),
          ),
        }),
        body: Type.Object({
          amount: orNull(amountGiven),
          card_id: orNull(NumericId),
          transaction_id: orNull(NumericId),
          paysystem_shortname: orNull(paysystemGiven),
        }),
        response: { 200: TransactionWire },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { userId } = caller;
      const { body } = request;
      await ownAccount(db, userId, request.params.id);
      const payer = await payerOf(db, caller, gateway);
      const paysystem = payWith(payer, body.paysystem_shortname, 'linkedcard');
      const bank = connected(gateway);
      const now = clock.now();
      const begun = await db.transaction(async (tx) => {
        await accountOf(tx, userId);
        const { id: cardId } = await chosenCard(tx, userId, body.card_id ?? undefined);
        return beginPayment(tx, bank, {
          userId,
          transactionId: body.transaction_id ?? undefined,
          amount: body.amount == null ? undefined : readAmount(body.amount),
          reference: orderReference(request),
          now,
          way: { paysystem, cardId },
        });
      });
      const charge = () => chargeLinkedCard(db, { id: begun.id, gateway: bank, now });
      if (request.query.paytype === 'async') {
        later(charge);
        return presentTransaction(begun, bank, request.locale);
      }
      const settled = await charge();
      refuseUnpaid(settled);
      return presentTransaction(settled, bank, request.locale);
    },
  );

  app.post(
    '/v2/users/self/accounts/:id/payforms/phone',
    {
      config: { access, idempotent: true, errors: [...payformErrors, 'throttled'] },
      schema: {
        summary: 'Sends a code that confirms a payment from a mobile account',
        params,
        body: Type.Object({
          phone: Type.String({ minLength: 1, maxLength: 32 }),
          amount: orNull(amountGiven),
          paysystem_shortname: orNull(paysystemGiven),
          transaction_id: orNull(NumericId),
        }),
        response: { 200: TransactionWire },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { userId } = caller;
      const { body, locale } = request;
      const phone = phoneDigits(body.phone);
      await ownAccount(db, userId, request.params.id);
      const payer = await payerOf(db, caller, gateway);
      const paysystem = payWith(payer, body.paysystem_shortname, 'phone_sms', 'phone');
      const bank = connected(gateway);
      await limits.use('paymentCodes', String(userId));
      await limits.use('paymentCodesPerPhone', phone);
      const { transaction, code } = await db.transaction(async (tx) => {
        const begun = await beginPayment(tx, bank, {
          userId,
          transactionId: body.transaction_id ?? undefined,
          amount: body.amount == null ? undefined : readAmount(body.amount),
          reference: orderReference(request),
          now: clock.now(),
          way: { paysystem, phone },
        });
        if (begun.status !== 'pending') throw new ApiError('payment_settled');
        return { transaction: begun, code: await makePaymentCode(tx, streamSecret, begun) };
      });
      const sum = { amount: transaction.amount, format: payer.provider.config.currency.format };
      const words = { sum, code };
      const text = translate(locale, { key: 'text_payment_code', params: words });
      await messenger.send({ channel: 'sms', to: phone, text, code });
      return presentTransaction(transaction, bank, locale);
    },
  );

  app.post(
    '/v2/users/self/accounts/:id/payforms/confirm_by_sms',
    {
      config: { access, idempotent: true, errors: payformErrors },
      schema: {
        summary: 'Pays from a mobile account with the code that was sent',
        params,
        body: Type.Object({
          token: Type.String({ minLength: 1, maxLength: 16 }),
          transaction_id: NumericId,
          paysystem_shortname: orNull(paysystemGiven),
        }),
        response: { 200: TransactionWire },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { token, transaction_id: id } = request.body;
      await ownAccount(db, userId, request.params.id);
      const settled = await confirmByCode(db, {
        userId,
        id,
        code: token.trim(),
        secret: streamSecret,
        gateway: connected(gateway),
        now: clock.now(),
      });
      refuseUnpaid(settled);
      return presentTransaction(settled, gateway, request.locale);
    },
  );
};
