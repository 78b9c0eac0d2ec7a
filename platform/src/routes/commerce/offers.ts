import { Type } from 'typebox';
import { accountOf } from '../../commerce/ledger.ts';
import { connected } from '../../commerce/payments/bank.ts';
import { chosenCard } from '../../commerce/payments/cards.ts';
import { makeOffer, ownOffer, termsOf } from '../../commerce/payments/offers.ts';
import { payerOf } from '../../commerce/payments/payer.ts';
import { chosenPaysystem, type Payer, paysystemsFor } from '../../commerce/payments/paysystems.ts';
import { readReturnUrl } from '../../commerce/payments/return-address.ts';
import { openTransaction } from '../../commerce/payments/transactions.ts';
import { toMinor } from '../../domain/billing/money.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { buyingCodes, payingCodes } from '../../http/money-codes.ts';
import { OfferWire, presentOffer } from '../../presenters/commerce/offer.ts';
import { presentTransaction, TransactionWire } from '../../presenters/commerce/transaction.ts';
import { NumericId } from '../query.ts';
import { buyerOf, orderReference } from './order.ts';
import { amountAgreed, offerVersionGiven, orNull, paysystemGiven, returnUrlGiven } from './payment-body.ts';

/** Of the forms that a client can show; every form has had one version so far. */
const formVersion = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const snowflake = Type.String({ pattern: '^[0-9]{1,20}$' });
const purchaseType = Type.String({ minLength: 1, maxLength: 40 });

/** The payment method named by a call, by either spelling or by number; else the preferred one. */
function wantedPaysystem(
  payer: Payer,
  named: { name?: string | null | undefined; id?: number | null | undefined },
) {
  if (named.name || named.id)
    return chosenPaysystem(payer, { name: named.name ?? undefined, id: named.id ?? undefined });
  const [preferred] = paysystemsFor(payer).filter(({ isPaidHere }) => isPaidHere);
  if (!preferred) throw new ApiError('payment_elsewhere');
  return preferred;
}

/** Offers: products that can be paid now, and how (spec 3 §4 Offer flow). */
export const offerRoutes: Routes = async (app, deps) => {
  const { db, clock, env, gateway } = deps;
  const access = 'user' as const;
  const buyable = ['permission_denied', 'not_found', ...buyingCodes] as const;

  app.post(
    '/v2/users/self/purchases_offer',
    {
      config: { access, idempotent: true, errors: [...buyable, 'conflict'] },
      schema: {
        summary: 'An offer: the price now and the ways to pay',
        body: Type.Object({
          purchase_type_id: purchaseType,
          offer_version: orNull(formVersion),
          paysystem_version: orNull(formVersion),
          source: orNull(Type.String({ maxLength: 40 })),
        }),
        response: { 200: OfferWire },
      },
    },
    async (request) => {
      const caller = await buyerOf(deps, request);
      const { body, locale } = request;
      const payer = await payerOf(db, caller, gateway);
      return db.transaction(async (tx) => {
        const { id: accountId } = await accountOf(tx, caller.userId);
        const { offer, terms } = await makeOffer(tx, {
          userId: caller.userId,
          purchaseTypeId: body.purchase_type_id,
          payer,
          now: clock.now(),
          paysystemVersion: body.paysystem_version ?? 0,
          source: body.source ?? '',
        });
        return presentOffer(offer, terms, { payer, accountId, locale });
      });
    },
  );

  app.get(
    '/v2/users/self/purchases_offer/:id',
    {
      config: { access, errors: ['invalid', ...buyable] },
      schema: {
        summary: 'An offer again, with what it costs now',
        params: Type.Object({ id: snowflake }),
        response: { 200: OfferWire },
      },
    },
    async (request) => {
      const caller = await buyerOf(deps, request);
      const { userId } = caller;
      const offer = await ownOffer(db, userId, request.params.id);
      const payer = await payerOf(db, caller, gateway);
      return db.transaction(async (tx) => {
        const { id: accountId } = await accountOf(tx, userId);
        const { purchaseTypeId } = offer;
        const offeredAt = offer.createdAt.getTime();
        const terms = await termsOf(tx, { userId, purchaseTypeId, payer, now: clock.now(), offeredAt });
        return presentOffer(offer, terms, { payer, accountId, locale: request.locale });
      });
    },
  );

  app.post(
    '/v2/users/self/purchases_offer/transaction',
    {
      config: { access, idempotent: true, errors: [...buyable, ...payingCodes, 'conflict', 'unavailable'] },
      schema: {
        summary: 'Begins to pay for an offer: where to pay',
        body: Type.Object({
          offer_id: snowflake,
          paysystem_id: orNull(NumericId),
          paysystem_shortname: orNull(paysystemGiven),
          shortname: orNull(paysystemGiven),
          return_url: orNull(returnUrlGiven),
          is_save_card: orNull(Type.Boolean()),
          card_id: orNull(NumericId),
          offer_version: orNull(offerVersionGiven),
          amount_agreed: orNull(amountAgreed),
        }),
        response: { 200: TransactionWire },
      },
    },
    async (request) => {
      const caller = await buyerOf(deps, request);
      const { userId } = caller;
      const { body, locale } = request;
      const returnUrl = readReturnUrl(body.return_url, env.returnHosts);
      const offer = await ownOffer(db, userId, body.offer_id);
      const { id: offerId, purchaseTypeId } = offer;
      const version = body.offer_version ?? offer.offerVersion;
      const payer = await payerOf(db, caller, gateway);
      const named = { name: body.paysystem_shortname ?? body.shortname, id: body.paysystem_id };
      const paysystem = wantedPaysystem(payer, named).name;
      const bank = connected(gateway);
      const now = clock.now();
      const opened = await db.transaction(async (tx) => {
        await accountOf(tx, userId);
        const offeredAt = offer.createdAt.getTime();
        const { due } = await termsOf(tx, { userId, purchaseTypeId, payer, now, version, offeredAt });
        if (body.amount_agreed && due > toMinor(body.amount_agreed)) throw new ApiError('price_changed');
        const card =
          paysystem === 'linkedcard' ? await chosenCard(tx, userId, body.card_id ?? undefined) : null;
        return openTransaction(tx, bank, {
          userId,
          offerId,
          purpose: { kind: 'purchase', purchaseTypeId, version },
          paysystem,
          amount: due,
          now,
          returnUrl,
          reference: orderReference(request),
          isSaveCard: body.is_save_card ?? false,
          ...(card ? { cardId: card.id } : {}),
        });
      });
      return presentTransaction(opened, bank, locale);
    },
  );
};
