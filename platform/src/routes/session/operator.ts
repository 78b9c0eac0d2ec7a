import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { accountOf } from '../../commerce/ledger.ts';
import { permitCurrency } from '../../commerce/other-currency.ts';
import { followContract } from '../../commerce/subscriptions/contract.ts';
import { users } from '../../db/schema/session.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { AddressWire, CityWire, NO_CONTRACT, StatusBlockWire } from '../../presenters/operator.ts';
import { addressIn, contractMessage, contractOf, operatorFor } from '../../session/operator.ts';
import { OfSeller } from '../../session/seller.ts';
import { registeredUser, userById } from '../../session/user.ts';
import { NumericId } from '../query.ts';

/** The middleware of an operator network after the login (wire 2.12): city and address, then the state of the contract. */
export const operatorRoutes: Routes = async (app, deps) => {
  const { db, tokens, clock } = deps;

  app.get(
    '/v2/mw/cities',
    {
      schema: {
        summary: 'Cities the operator reaches',
        querystring: Type.Object(OfSeller),
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
        body: Type.Object({ city_id: NumericId }),
        response: { 200: Type.Array(AddressWire) },
      },
      config: personal,
    },
    async (request) => {
      const user = await registeredUser(db, request);
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
        body: Type.Object({ address_id: NumericId, provider_id: NumericId, user_id: NumericId }),
        response: { 200: AddressWire },
      },
      config: personal,
    },
    async (request) => {
      const { address_id, provider_id, user_id } = request.body;
      const user = await registeredUser(db, request);
      const { network, provider } = await operatorFor(deps, request);
      // Both values come from the answer of set_city: values of another user are refused.
      if (user_id !== user.id || provider_id !== provider.id) throw new ApiError('permission_denied');
      const place = addressIn(network, address_id);
      if (!place) throw new ApiError('invalid', { fields: { address_id: { key: 'unknown_address' } } });
      await db.transaction(async (tx) => {
        // The account first: changes of one user run in sequence, and no two of them deadlock.
        const account = await accountOf(tx, user.id);
        const { iso: currency } = provider.config.currency;
        await permitCurrency(tx, { account, currency, now: clock.now() });
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
      config: { access: 'user', forChildren: false },
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
