import { Type } from 'typebox';
import type { Deps, Routes } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import { phoneDigits } from '../session/phone.ts';
import { defaultProvider, namedProvider, type Provider } from '../session/provider.ts';
import { registerUser } from '../session/register.ts';
import { presentUser, UserWire } from '../session/user.ts';

const short = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** Guest, phone user and old login-and-password user in one (wire.md §2); lengths are the live service's. */
const body = Type.Object({
  username: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
  phone: short(32),
  email: Type.Optional(Type.String({ maxLength: 254, format: 'email' })),
  first_name: short(64),
  last_name: short(64),
  is_guest: Type.Optional(Type.Boolean()),
  app_version: short(16),
  refer_id: short(256),
});

const schema = {
  summary: 'Makes a guest, or a user with a phone or a password',
  body,
  querystring: Type.Object({ provider: Type.Optional(Type.String({ maxLength: 64 })) }),
  response: { 200: UserWire },
};

async function sellerOf({ db }: Deps, reference: string | undefined): Promise<Provider> {
  if (!reference) return defaultProvider(db);
  const provider = await namedProvider(db, reference);
  if (!provider) throw new ApiError('invalid', { fields: { provider: { key: 'unknown_provider' } } });
  return provider;
}

/** POST /v2/users. Answers 200, not 201: a real client insists on it (wire.md 10.3). */
export const registrationRoutes: Routes = async (app, deps) => {
  app.post(
    '/v2/users',
    { schema, config: { access: 'open', errors: ['permission_denied', 'throttled'] } },
    async (request) => {
      const { body, locale } = request;
      deps.limits.use('registrationPerAddress', request.ip);
      const provider = await sellerOf(deps, request.query.provider);
      const isGuest = body.is_guest ?? false;
      if (isGuest && !provider.config.isGuestAllowed) {
        throw new ApiError('permission_denied', { message: 'guests_not_allowed' });
      }
      if (!isGuest && !provider.config.isRegistrationAllowed) throw new ApiError('permission_denied');
      if (!isGuest && !body.phone && !body.password) {
        throw new ApiError('invalid', { fields: { phone: { key: 'field_required' } } });
      }
      const user = await registerUser(
        deps,
        {
          isGuest,
          username: body.username,
          password: body.password,
          phone: body.phone && !isGuest ? phoneDigits(body.phone) : undefined,
          email: isGuest ? undefined : body.email,
          firstName: body.first_name,
          lastName: body.last_name,
          appVersion: body.app_version,
          referId: body.refer_id,
        },
        { provider, locale },
      );
      return presentUser(user, provider, locale, deps.env.publicUrl);
    },
  );
};
