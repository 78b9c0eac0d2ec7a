import { Type } from 'typebox';
import { accountOf } from '../../commerce/ledger.ts';
import { LINK_AMOUNT, readAmount } from '../../commerce/payments/amount.ts';
import { connected } from '../../commerce/payments/bank.ts';
import { cardsOf, makePrimary, removeCard } from '../../commerce/payments/cards.ts';
import { payerOf } from '../../commerce/payments/payer.ts';
import { readReturnUrl } from '../../commerce/payments/return-address.ts';
import { openTransaction } from '../../commerce/payments/transactions.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { CardWire, presentCard } from '../../presenters/commerce/card.ts';
import { presentTransaction, TransactionWire } from '../../presenters/commerce/transaction.ts';
import { NumericId } from '../query.ts';
import { orderReference } from './order.ts';
import { ownAccount, payformErrors, payWith } from './payform-call.ts';
import { amountGiven, orNull, paysystemGiven, returnUrlGiven } from './payment-body.ts';

/** Linked cards (wire 7.1, spec 3 §5). */
export const cardRoutes: Routes = async (app, { db, clock, env, gateway }) => {
  const access = 'user' as const;

  app.get(
    '/v2/users/self/cards',
    {
      config: { access, forChildren: false },
      schema: { summary: 'Linked cards', response: { 200: Type.Array(CardWire) } },
    },
    async (request) => (await cardsOf(db, callerOf(request).userId)).map(presentCard),
  );

  app.post(
    '/v2/users/self/cards',
    {
      config: { access, idempotent: true, errors: payformErrors },
      schema: {
        summary: 'Begins to link a card: the page of the bank takes one unit, and gives it back',
        body: Type.Object({
          paysystem_shortname: orNull(paysystemGiven),
          account_id: orNull(NumericId),
          amount: orNull(amountGiven),
          needed_refund: orNull(Type.Boolean()),
          return_url: orNull(returnUrlGiven),
        }),
        response: { 200: TransactionWire },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { userId } = caller;
      const { body } = request;
      const returnUrl = readReturnUrl(body.return_url, env.returnHosts);
      if (body.account_id != null) await ownAccount(db, userId, body.account_id);
      const paysystem = payWith(await payerOf(db, caller, gateway), body.paysystem_shortname, 'short_url');
      const bank = connected(gateway);
      const transaction = await db.transaction((tx) =>
        openTransaction(tx, bank, {
          userId,
          purpose: { kind: 'card', isRefunded: body.needed_refund ?? true },
          paysystem,
          amount: body.amount == null ? LINK_AMOUNT : readAmount(body.amount),
          now: clock.now(),
          isSaveCard: true,
          returnUrl,
          reference: orderReference(request),
        }),
      );
      return presentTransaction(transaction, bank, request.locale);
    },
  );

  app.patch(
    '/v2/users/self/cards',
    {
      config: { access, errors: ['unknown_card'] },
      schema: {
        summary: 'Our own: makes a card the primary one, which is offered first',
        body: Type.Object({ card_id: NumericId, is_primary: Type.Literal(true) }),
        response: { 200: CardWire },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const card = await db.transaction(async (tx) => {
        await accountOf(tx, userId);
        return makePrimary(tx, userId, request.body.card_id);
      });
      return presentCard(card);
    },
  );

  app.delete(
    '/v2/users/self/cards',
    {
      config: { access, errors: ['unknown_card'] },
      schema: {
        summary: 'Forgets a card, the primary one without `card_id`',
        querystring: Type.Object({ card_id: Type.Optional(NumericId) }),
      },
    },
    async (request, reply) => {
      const { userId } = callerOf(request);
      await db.transaction(async (tx) => {
        await accountOf(tx, userId);
        await removeCard(tx, userId, request.query.card_id);
      });
      return reply.code(204).send();
    },
  );
};
