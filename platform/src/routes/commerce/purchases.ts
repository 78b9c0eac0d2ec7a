import { and, eq } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { buy } from '../../commerce/buying/buy.ts';
import { accountOf } from '../../commerce/ledger.ts';
import { ownOffer } from '../../commerce/payments/offers.ts';
import { cancelFuture } from '../../commerce/subscriptions/cancel-future.ts';
import type { Holding, UserPurchase } from '../../commerce/subscriptions/subscriptions.ts';
import { holdingToChange, switchOff, switchOn } from '../../commerce/subscriptions/switch.ts';
import type { Database } from '../../db/open.ts';
import { purchaseTypes, userPurchases } from '../../db/schema/subscriptions.ts';
import { toMinor } from '../../domain/billing/money.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { buyingCodes, changingCodes } from '../../http/money-codes.ts';
import { ShortUserPurchase, shortUserPurchase } from '../../presenters/commerce/purchase-type.ts';
import { Int } from '../query.ts';
import { buyerOf, orderReference } from './order.ts';
import { amountAgreed, offerVersionGiven, orNull } from './payment-body.ts';

const path = '/v2/users/self/purchases';
const params = Type.Object({ id: Type.String({ maxLength: 64 }) });
/** Clients send null for unknown values. */
const optionalId = Type.Optional(Type.Union([Int, Type.String({ maxLength: 64 }), Type.Null()]));

type Short = Static<typeof ShortUserPurchase>;

async function shortOf(db: Database, purchase: UserPurchase): Promise<Short> {
  const [way] = await db
    .select({ isCancelable: purchaseTypes.isCancelable })
    .from(purchaseTypes)
    .where(eq(purchaseTypes.id, purchase.purchaseTypeId));
  return shortUserPurchase(purchase, way?.isCancelable ?? false);
}

async function ownPurchase(db: Database, userId: number, id: string): Promise<UserPurchase> {
  const isOwn = and(eq(userPurchases.id, id), eq(userPurchases.userId, userId));
  const [purchase] = await db.select().from(userPurchases).where(isOwn);
  if (!purchase) throw new ApiError('not_found');
  return purchase;
}

/** A rented title has a purchase, but no renewal that could be turned on or off. */
async function refuseRent(tx: Database, { purchaseTypeId }: UserPurchase): Promise<void> {
  const [way] = await tx
    .select({ packetId: purchaseTypes.packetId })
    .from(purchaseTypes)
    .where(eq(purchaseTypes.id, purchaseTypeId));
  if (way?.packetId === null) throw new ApiError('rent_runs_out');
}

/** Standing orders: buying with a purchase type, and turning renewal on and off (wire 7.4). */
export const purchaseRoutes: Routes = async (app, deps) => {
  const { db, clock } = deps;
  const access = 'user' as const;
  const isOf = (id: string) => (holding: Holding) => holding.purchase?.id === id;

  app.post(
    path,
    {
      config: {
        access,
        idempotent: true,
        errors: ['permission_denied', 'not_found', 'conflict', ...buyingCodes],
      },
      schema: {
        summary: 'Buys a packet for a period or rents a title, paid from the balance',
        body: Type.Object({
          purchase_type_id: Type.String({ minLength: 1, maxLength: 64 }),
          account_id: Type.Optional(Int),
          library_id: optionalId,
          entity_license_id: optionalId,
          offer_version: orNull(offerVersionGiven),
          offer_id: orNull(
            Type.String({ pattern: '^[0-9]{1,20}$', description: 'the offer that was agreed to' }),
          ),
          amount_agreed: orNull(amountAgreed),
        }),
        response: { 201: ShortUserPurchase },
      },
    },
    async (request, reply) => {
      const { userId } = await buyerOf(deps, request);
      const {
        purchase_type_id: purchaseTypeId,
        account_id,
        offer_id,
        offer_version,
        amount_agreed,
      } = request.body;
      const purchase = await db.transaction(async (tx) => {
        const account = await accountOf(tx, userId);
        if (account_id !== undefined && account_id !== account.id) throw new ApiError('not_found');
        // An offer belongs to the user who accepted it; it is refused when somebody else has logged in since.
        if (offer_id) await ownOffer(tx, userId, offer_id);
        const reference = orderReference(request);
        const version = offer_version ?? undefined;
        const agreed = amount_agreed ? toMinor(amount_agreed) : undefined;
        return buy(tx, { userId, purchaseTypeId, now: clock.now(), reference, version, agreed });
      });
      return reply.code(201).send(await shortOf(db, purchase));
    },
  );

  app.patch(
    `${path}/:id`,
    {
      config: { access, idempotent: true, errors: ['conflict', ...changingCodes] },
      schema: {
        summary: 'Lets a purchase renew again',
        params,
        body: Type.Object({ status: Type.Literal('active') }),
        response: { 200: ShortUserPurchase },
      },
    },
    async (request) => {
      const change = { userId: callerOf(request).userId, now: clock.now() };
      const { id } = request.params;
      await db.transaction(async (tx) => {
        await refuseRent(tx, await ownPurchase(tx, change.userId, id));
        const { held } = await holdingToChange(tx, change, isOf(id));
        await switchOn(tx, held);
      });
      return shortOf(db, await ownPurchase(db, change.userId, id));
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config: { access, idempotent: true, errors: ['invalid', 'conflict', ...changingCodes] },
      schema: { summary: 'Switches a purchase off; what is paid lasts to its end', params },
    },
    async (request, reply) => {
      const change = { userId: callerOf(request).userId, now: clock.now() };
      const { id } = request.params;
      await db.transaction(async (tx) => {
        await refuseRent(tx, await ownPurchase(tx, change.userId, id));
        if (await cancelFuture(tx, change, ({ purchaseId }) => purchaseId === id)) return;
        const { held, accountId } = await holdingToChange(tx, change, isOf(id));
        await switchOff(tx, held, { accountId, now: change.now });
      });
      return reply.code(204).send();
    },
  );
};
