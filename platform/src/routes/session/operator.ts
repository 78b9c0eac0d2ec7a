import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { accountOf } from '../../commerce/ledger.ts';
import { followContract } from '../../commerce/subscriptions/contract.ts';
import { users } from '../../db/schema/session.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { AddressWire, CityWire, NO_CONTRACT, StatusBlockWire } from '../../presenters/operator.ts';
import { activeUser, codeLength, limitCodeRequests, sendCode, takeCode } from '../../session/codes.ts';
import {
  addressIn,
  contractMessage,
  contractOf,
  type Operator,
  operatorFor,
} from '../../session/operator.ts';
import { operatorSubject } from '../../session/partner-code.ts';
import { phoneDigits } from '../../session/phone.ts';
import { providerById } from '../../session/provider.ts';
import { requireRegion } from '../../session/region.ts';
import { registerUser } from '../../session/register.ts';
import { signIn } from '../../session/sign-in.ts';
import { TokenWire } from '../../session/token.ts';
import { userById } from '../../session/user.ts';

const phone = Type.String({ minLength: 1, maxLength: 32 });
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const named = Type.Object({ provider: Type.Optional(Type.String({ maxLength: 64 })) });

/**
 * The middleware of an operator network (wire 2.12): login by phone, then city and address, then the state of the
 * contract.
 */
export const operatorRoutes: Routes = async (app, deps) => {
  const { db, tokens, clock } = deps;
  const open = { access: 'open' as const, errors: ['permission_denied', 'not_found', 'throttled'] as const };

  /** Spec 1 §5: a code is sent only to phones with the operator's prefix. */
  function operatorPhone(given: string, { network: { phonePrefix: prefix } }: Operator): string {
    const digits = phoneDigits(given);
    if (!digits.startsWith(prefix)) {
      throw new ApiError('invalid', { fields: { phone: { key: 'operator_phone', params: { prefix } } } });
    }
    return digits;
  }

  async function person(request: FastifyRequest) {
    const user = await userById(db, callerOf(request).userId);
    if (!user) throw new ApiError('authentication_failed');
    if (user.user.isGuest) throw new ApiError('permission_denied', { message: 'guest_change' });
    return user.user;
  }

  app.post(
    '/v2/mw/otps',
    {
      schema: {
        summary: 'Sends a one-time code to a subscriber of the operator, known to us or not',
        querystring: named,
        body: Type.Object({ phone }),
        response: { 200: Type.Object({ phone }) },
      },
      config: open,
    },
    async (request) => {
      await limitCodeRequests(deps, request);
      const operator = await operatorFor(deps, request, request.query.provider);
      const digits = operatorPhone(request.body.phone, operator);
      requireRegion(deps, request, operator.provider);
      const existing = await activeUser(deps, eq(users.phone, digits));
      const own = existing && (await providerById(db, existing.providerId));
      // The code can log in an existing user, so it must not be shorter than that user's own codes.
      const length = Math.max(codeLength(operator.provider), own ? codeLength(own) : 0);
      const subject = operatorSubject(operator.provider, digits);
      const { requester, locale } = request;
      await sendCode(deps, digits, { requester, length, channel: 'sms', locale, subject });
      return { phone: digits };
    },
  );

  app.post(
    '/v2/mw/auth/otp',
    {
      schema: {
        summary: 'User token for that code; who is new becomes a user of the operator',
        querystring: named,
        body: Type.Object({ phone, token: Type.String({ minLength: 1, maxLength: 16 }) }),
        response: { 200: TokenWire },
      },
      config: open,
    },
    async (request) => {
      const { body } = request;
      const operator = await operatorFor(deps, request, request.query.provider);
      const digits = operatorPhone(body.phone, operator);
      const existing = await activeUser(deps, eq(users.phone, digits));
      requireRegion(deps, request, operator.provider, existing?.isGeofree);
      const { provider } = operator;
      const subject = operatorSubject(provider, digits);
      await takeCode(deps, request.requester, { phone: digits, code: body.token, subject });
      const user = existing ?? (await registerUser(deps, { isGuest: false, phone: digits }, provider));
      return signIn(deps, request, user, { phone: true });
    },
  );

  app.get(
    '/v2/mw/cities',
    {
      schema: {
        summary: 'Cities the operator reaches',
        querystring: named,
        response: { 200: Type.Array(CityWire) },
      },
      config: { access: 'public', errors: ['not_found'] },
    },
    async (request) => {
      const { network } = await operatorFor(deps, request, request.query.provider);
      return network.cities.map((city) => ({ id: city.id, name: city.name[request.locale] }));
    },
  );

  const personal = { access: 'user' as const, errors: ['permission_denied', 'not_found'] as const };

  app.post(
    '/v2/mw/set_city',
    {
      schema: {
        summary: 'Remembers the caller’s city and answers with its addresses',
        body: Type.Object({ city_id: id }),
        response: { 200: Type.Array(AddressWire) },
      },
      config: personal,
    },
    async (request) => {
      const user = await person(request);
      const { network, provider } = await operatorFor(deps, request);
      const city = network.cities.find((one) => one.id === request.body.city_id);
      if (!city) throw new ApiError('invalid', { fields: { city_id: { key: 'unknown_city' } } });
      await db.update(users).set({ operatorCityId: city.id }).where(eq(users.id, user.id));
      return city.addresses.map(({ id: addressId, address }) => ({
        address_id: addressId,
        address: address[request.locale],
        provider_id: provider.id,
        user_id: user.id,
      }));
    },
  );

  app.post(
    '/v2/mw/set_address',
    {
      schema: {
        summary: 'Makes the caller the subscriber at an address, and a user of the operator',
        body: Type.Object({ address_id: id, provider_id: id, user_id: id }),
        response: { 200: AddressWire },
      },
      config: personal,
    },
    async (request) => {
      const { address_id, provider_id, user_id } = request.body;
      const user = await person(request);
      const { network, provider } = await operatorFor(deps, request);
      // Both values come from the answer of set_city: values of another user are refused.
      if (user_id !== user.id || provider_id !== provider.id) throw new ApiError('permission_denied');
      const place = addressIn(network, address_id);
      if (!place) throw new ApiError('invalid', { fields: { address_id: { key: 'unknown_address' } } });
      await db.transaction(async (tx) => {
        // The account first: changes of one user run in sequence, and no two of them deadlock.
        await accountOf(tx, user.id);
        await tx
          .update(users)
          .set({
            providerId: provider.id,
            // A subscriber id from another provider is not valid here.
            ...(user.providerId === provider.id ? {} : { providerUid: '' }),
            operatorCityId: place.city.id,
            operatorAddressId: address_id,
          })
          .where(eq(users.id, user.id));
        const contract = network.contracts[address_id] ?? null;
        await followContract(tx, { userId: user.id, contract, now: clock.now() });
      });
      await tokens.drop(user.id);
      return { address_id, address: place.address.address[request.locale], provider_id, user_id };
    },
  );

  app.get(
    '/v2/mw/status_block',
    {
      schema: {
        summary: 'How the caller’s contract stands: -2 blocked, -1 to be paid, 0 in order',
        response: { 200: StatusBlockWire },
      },
      config: { access: 'user' },
    },
    async (request) => {
      const existing = await userById(db, callerOf(request).userId);
      const contract = existing && contractOf(existing.user, existing.provider);
      if (!contract) return NO_CONTRACT;
      const { packetId: _, ...state } = contract;
      return { ...state, message_detail: contractMessage(contract, existing.provider, request.locale) };
    },
  );
};
