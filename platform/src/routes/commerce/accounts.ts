import { Type } from 'typebox';
import { accountOf, balanceOf } from '../../commerce/ledger.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { Account, presentAccount } from '../../presenters/commerce/account.ts';
import { Money, Wire } from '../../presenters/schema.ts';
import { providerById } from '../../session/provider.ts';

/** The caller's account (wire 7.1). */
export const accountRoutes: Routes = async (app, deps) => {
  const config = { access: 'user' as const };

  app.get(
    '/v2/users/self/accounts',
    {
      config: { ...config, errors: ['not_found'] },
      schema: {
        summary: "The caller's account: always exactly one",
        response: { 200: Type.Array(Account, { minItems: 1, maxItems: 1 }) },
      },
    },
    async (request) => {
      const { userId, isGuest, providerId } = callerOf(request);
      const provider = await providerById(deps.db, providerId);
      if (!provider) throw new ApiError('not_found');
      const account = await deps.db.transaction((tx) => accountOf(tx, userId));
      return [presentAccount(account, { isGuest, provider })];
    },
  );

  app.get(
    '/v2/users/self/balance',
    {
      config,
      schema: { summary: "What is on the caller's account", response: { 200: Wire({ balance: Money }) } },
    },
    async (request) => ({ balance: fromMinor(await balanceOf(deps.db, callerOf(request).userId)) }),
  );
};
