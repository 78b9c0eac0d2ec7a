import { Type } from 'typebox';
import { accountOf } from '../../commerce/ledger.ts';
import { connected } from '../../commerce/payments/bank.ts';
import { chosenCard } from '../../commerce/payments/cards.ts';
import { payerOf } from '../../commerce/payments/payer.ts';
import { readReturnUrl } from '../../commerce/payments/return-address.ts';
import { openTransaction } from '../../commerce/payments/transactions.ts';
import { promoPayment } from '../../commerce/promo/promo-payment.ts';
import type { Database } from '../../db/open.ts';
import { PROMO_KEY_LENGTH } from '../../domain/promo.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { payingCodes, promoCodes } from '../../http/money-codes.ts';
import { presentTransaction, TransactionWire } from '../../presenters/commerce/transaction.ts';
import { NumericId } from '../query.ts';
import { buyerOf, orderReference } from './order.ts';
import { payWith } from './payform-call.ts';
import { orNull, paysystemGiven, returnUrlGiven } from './payment-body.ts';
import { countingGuess } from './promo-guess.ts';

/** Paying for a promo key: the key is used as soon as the money is there (spec 3 §3 Promo data). */
export const promoPaymentRoutes: Routes = async (app, deps) => {
  const { db, clock, env, gateway, limits } = deps;

  app.post(
    '/v2/users/self/promokeys/transaction',
    {
      config: {
        access: 'user',
        idempotent: true,
        errors: [
          ...(['permission_denied', 'forbidden_country', 'conflict', 'throttled', 'unavailable'] as const),
          ...payingCodes,
          ...promoCodes,
        ],
      },
      schema: {
        summary: 'Begins to pay for a promo key: it works as soon as it is paid',
        body: Type.Object({
          key: Type.String({ minLength: 1, maxLength: PROMO_KEY_LENGTH }),
          paysystem_shortname: orNull(paysystemGiven),
          card_id: orNull(NumericId),
          return_url: orNull(returnUrlGiven),
          is_save_card: orNull(Type.Boolean()),
        }),
        response: { 200: TransactionWire },
      },
    },
    async (request) => {
      const caller = await buyerOf(deps, request);
      const { userId } = caller;
      const { body } = request;
      const returnUrl = readReturnUrl(body.return_url, env.returnHosts);
      const payer = await payerOf(db, caller, gateway);
      const { config } = payer.provider;
      const bank = connected(gateway);
      const now = clock.now();
      const open = async (tx: Database) => {
        await accountOf(tx, userId);
        const payment = await promoPayment(tx, { userId, key: body.key, config, now });
        const paysystem = payWith(payer, body.paysystem_shortname, 'short_url', 'qrcode', 'qrcode_png');
        const isCard = paysystem === 'linkedcard';
        const cardId = isCard ? (await chosenCard(tx, userId, body.card_id ?? undefined)).id : undefined;
        // Only a page of the bank can link the card that pays.
        if (payment.needsCard && !payer.hasCard && paysystem !== 'short_url')
          throw new ApiError('promo_needs_card');
        return openTransaction(tx, bank, {
          userId,
          purpose: { kind: 'promo', key: payment.key },
          paysystem,
          amount: payment.amount,
          now,
          returnUrl,
          reference: orderReference(request),
          isSaveCard: (payment.needsCard || (body.is_save_card ?? false)) && !isCard,
          ...(cardId === undefined ? {} : { cardId }),
        });
      };
      const opened = await countingGuess(limits, { ip: request.ip, userId }, () => db.transaction(open));
      return presentTransaction(opened, bank, request.locale);
    },
  );
};
