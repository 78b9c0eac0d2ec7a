import { and, eq, type SQL } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { users } from '../../db/schema/session.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { activeUser } from '../../session/codes.ts';
import { phoneDigits } from '../../session/phone.ts';
import { signIn } from '../../session/sign-in.ts';
import { TokenWire } from '../../session/token.ts';
import { NumericId } from '../query.ts';

const body = Type.Object({
  user_id: Type.Optional(NumericId),
  username: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  phone: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
});

const schema = {
  summary: 'User token for one of the calling provider’s users',
  querystring: Type.Object({ token: Type.Optional(Type.String({ maxLength: 64 })) }),
  body,
  response: { 200: TokenWire },
};

/** The first field present names the user. */
function named({ user_id, username, phone }: Static<typeof body>): SQL {
  if (user_id !== undefined) return eq(users.id, user_id);
  if (username !== undefined) return eq(users.username, username);
  if (phone !== undefined) return eq(users.phone, phoneDigits(phone));
  throw new ApiError('invalid', { fields: { user_id: { key: 'field_required' } } });
}

/** POST /v2/auth/provider: the provider vouches for its own users (wire 2). */
export const providerLoginRoutes: Routes = async (app, deps) => {
  app.post(
    '/v2/auth/provider',
    { schema, config: { access: 'provider', errors: ['not_found'] } },
    async (request) => {
      const ofProvider = eq(users.providerId, request.callingProviderId ?? 0);
      const user = await activeUser(deps, and(ofProvider, named(request.body)));
      if (!user) throw new ApiError('not_found', { message: 'unknown_user' });
      return signIn(deps, request, user);
    },
  );
};
