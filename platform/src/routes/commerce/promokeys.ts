import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { catalogueOf } from '../../catalogue/store.ts';
import { promoUsesOf, redeem } from '../../commerce/promo/promo.ts';
import { findPromoKey, permitPromoKey } from '../../commerce/promo/promo-key.ts';
import { PROMO_KEY_LENGTH } from '../../domain/promo.ts';
import type { Routes } from '../../http/app.ts';
import { type Caller, callerOf } from '../../http/caller.ts';
import { ApiError, type ErrorCode } from '../../http/errors.ts';
import { promoCodes } from '../../http/money-codes.ts';
import {
  PromoCheck,
  PromoInfo,
  presentPromoCheck,
  presentPromoInfo,
  presentPromoUse,
  UsedPromoKey,
} from '../../presenters/commerce/promo-key.ts';
import { viewOf } from '../../presenters/view.ts';
import { providerById } from '../../session/provider.ts';
import { orderReference } from './order.ts';
import { countingGuess } from './promo-guess.ts';

const key = Type.String({ minLength: 1, maxLength: PROMO_KEY_LENGTH });
const errors: ErrorCode[] = ['permission_denied', 'login_to_buy', 'throttled', ...promoCodes];

/** Promo keys (wire 7.5; spec 3 §4 Promo wizard). */
export const promoKeyRoutes: Routes = async (app, deps) => {
  const { db, clock, limits } = deps;
  const access = 'user' as const;

  function guarded<T>({ caller, ip }: FastifyRequest, work: () => Promise<T>): Promise<T> {
    return countingGuess(limits, { ip, userId: caller?.userId }, work);
  }

  function personOf(caller: Caller): Caller {
    if (caller.isGuest) throw new ApiError('login_to_buy', { message: 'promo_login' });
    return caller;
  }

  app.post(
    '/v2/users/self/promokeys/check',
    {
      config: { access, errors },
      schema: {
        summary: 'Whether a promo key would work for the caller, and what to ask before',
        body: Type.Object({
          key,
          ignore_conditions: Type.Optional(
            Type.Array(Type.String({ maxLength: 64 }), {
              maxItems: 10,
              description: 'user_must_have_credit_card: the card is linked in the next step',
            }),
          ),
        }),
        response: { 200: PromoCheck },
      },
    },
    async (request) => {
      const { userId, providerId } = personOf(callerOf(request));
      const { body } = request;
      const found = await guarded(request, () => findPromoKey(db, body.key));
      const ignored = new Set(body.ignore_conditions);
      await permitPromoKey(db, { userId, key: found, now: clock.now(), ignored });
      const [snapshot, provider] = await Promise.all([
        catalogueOf(deps).shownTo(request.caller),
        providerById(db, providerId),
      ]);
      const moneyFormat = provider?.config.currency.format ?? '{amount}';
      return presentPromoCheck(found, { snapshot, moneyFormat }, viewOf(request, deps));
    },
  );

  app.post(
    '/v2/users/self/promokeys',
    {
      config: {
        access,
        idempotent: true,
        errors: [...errors, 'insufficient_funds', 'conflict'],
      },
      schema: {
        summary: 'Uses a promo key: its packets and its money are there at once',
        body: Type.Object({ key }),
        response: { 201: UsedPromoKey },
      },
    },
    async (request, reply) => {
      const { userId } = personOf(callerOf(request));
      const reference = orderReference(request);
      const order = { userId, key: request.body.key, now: clock.now(), reference };
      const { use, key: used } = await guarded(request, () => db.transaction((tx) => redeem(tx, order)));
      return reply.code(201).send(presentPromoUse(use, used, viewOf(request, deps)));
    },
  );

  app.get(
    '/v2/users/self/promokeys',
    {
      config: { access },
      schema: {
        summary: 'Promo keys that the caller has used, the latest first',
        response: { 200: Type.Array(UsedPromoKey) },
      },
    },
    async (request) => {
      const uses = await promoUsesOf(db, callerOf(request).userId);
      const view = viewOf(request, deps);
      return uses.map(({ use, key: used }) => presentPromoUse(use, used, view));
    },
  );

  app.get(
    '/v2/promokeys/:key/info',
    {
      config: { access: 'public', errors: ['promo_unknown', 'throttled'] },
      schema: {
        summary: 'Price and content of a promo key, for any caller who knows it',
        params: Type.Object({ key }),
        response: { 200: PromoInfo },
      },
    },
    async (request) => {
      const found = await guarded(request, () => findPromoKey(db, request.params.key));
      return presentPromoInfo(found, viewOf(request, deps));
    },
  );
};
