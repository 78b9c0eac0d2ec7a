import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Routes } from '../../http/app.ts';
import { optionalProvider } from '../../http/auth.ts';
import { ApiError } from '../../http/errors.ts';
import { phoneDigits } from '../../session/phone.ts';
import { type Provider, providerById } from '../../session/provider.ts';
import { requireRegion } from '../../session/region.ts';
import { type NewUser, registerUser } from '../../session/register.ts';
import { namedSeller, OfSeller } from '../../session/seller.ts';
import { UserWire, userAnswer } from '../../session/user.ts';

const short = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** Guest, phone user and old login-and-password user in one (wire 2); the lengths are those of the live service. */
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
  provider_uid: Type.Optional(
    Type.String({
      maxLength: 255,
      description: 'what the provider calls its subscriber; only with its token',
    }),
  ),
});

const schema = {
  summary: 'Makes a guest, or a user with a phone or a password; 201 for a provider’s own system',
  body,
  querystring: Type.Object({
    ...OfSeller,
    token: Type.Optional(Type.String({ maxLength: 64, description: 'token of a provider' })),
  }),
  response: { 200: UserWire, 201: UserWire },
};

/** The kinds of users that viewers may create themselves depend on the provider (spec 1 §1 "Kinds of viewer"). */
function permit({ config }: Provider, given: Static<typeof body>): void {
  if (given.is_guest) {
    if (!config.isGuestAllowed) throw new ApiError('permission_denied', { message: 'guests_not_allowed' });
    return;
  }
  if (!config.isRegistrationAllowed) throw new ApiError('permission_denied');
  if (!given.phone && !given.password) {
    throw new ApiError('invalid', { fields: { phone: { key: 'field_required' } } });
  }
}

function newUser(given: Static<typeof body>, isVouchedFor: boolean): NewUser {
  const isGuest = given.is_guest ?? false;
  return {
    isGuest,
    username: given.username,
    password: given.password,
    phone: given.phone && !isGuest ? phoneDigits(given.phone) : undefined,
    email: isGuest ? undefined : given.email,
    isEmailConfirmed: isVouchedFor && !isGuest && given.email !== undefined,
    firstName: given.first_name,
    lastName: given.last_name,
    appVersion: given.app_version,
    referId: given.refer_id,
    providerUid: isVouchedFor ? given.provider_uid : undefined,
  };
}

/** POST /v2/users: 200 for viewers, because a real client requires it (wire 10.3); 201 with a provider's token (wire 9). */
export const registrationRoutes: Routes = async (app, deps) => {
  async function sellerFor(request: FastifyRequest, named: string | undefined, callingId: number | null) {
    if (callingId === null) return namedSeller(deps, request, named);
    const provider = await providerById(deps.db, callingId);
    if (!provider) throw new ApiError('authentication_failed');
    return provider;
  }

  app.post(
    '/v2/users',
    {
      schema,
      config: { access: 'open', errors: ['authentication_failed', 'permission_denied', 'throttled'] },
    },
    async (request, reply) => {
      const { body: given, locale } = request;
      const callingId = await optionalProvider(request, deps.tokens);
      const provider = await sellerFor(request, request.query.provider, callingId);
      if (callingId === null) {
        await deps.limits.use('registrationPerAddress', request.ip);
        requireRegion(deps, request, provider);
        permit(provider, given);
      }
      const user = await registerUser(deps, newUser(given, callingId !== null), provider);
      const answer = await userAnswer(deps, user.id, locale);
      return reply.code(callingId === null ? 200 : 201).send(answer);
    },
  );
};
