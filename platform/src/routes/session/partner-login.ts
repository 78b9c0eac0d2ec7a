import { and, eq, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import { users } from '../../db/schema/session.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { activeUser, takeCode } from '../../session/codes.ts';
import { hasOtp } from '../../session/otp.ts';
import { partnerSubject } from '../../session/partner-code.ts';
import { namedProvider, type Provider } from '../../session/provider.ts';
import { requireRegion } from '../../session/region.ts';
import { subscriberOf } from '../../session/register.ts';
import { signIn } from '../../session/sign-in.ts';
import { TokenWire } from '../../session/token.ts';

const schema = {
  summary: 'User token for a code that a partner gave its own customer',
  params: Type.Object({ partner: Type.String({ maxLength: 64 }) }),
  body: Type.Object({
    identifier: Type.String({ minLength: 1, maxLength: 64 }),
    token: Type.String({ minLength: 1, maxLength: 16 }),
  }),
  response: { 200: TokenWire },
};

/**
 * POST /v2/auth/otp/{partner}/, also without its trailing slash (wire 1.1). The identifier is the partner's id of its
 * customer; a phone known to this partner works with the code that was sent to it, too. The partner's own code proves
 * no phone: it finds only users with a confirmed phone, otherwise a stranger who entered the number first would share the
 * account.
 */
export const partnerLoginRoutes: Routes = async (app, deps) => {
  const ofPartner = (provider: Provider, where: SQL) =>
    activeUser(deps, and(eq(users.providerId, provider.id), where));

  app.post(
    '/v2/auth/otp/:partner',
    { schema, config: { access: 'open', errors: ['permission_denied', 'throttled'] } },
    async (request) => {
      const { identifier, token } = request.body;
      const provider = await namedProvider(deps.db, request.params.partner);
      if (!provider) throw new ApiError('not_found', { message: 'unknown_provider' });
      const byName = await ofPartner(provider, eq(users.providerUid, identifier));
      const digits = identifier.replace(/[\s()+-]/g, '');
      const byPhone = byName ? null : await ofPartner(provider, eq(users.phone, digits));
      const existing = byName ?? byPhone;
      requireRegion(deps, request, provider, existing?.isGeofree);
      const subject = partnerSubject(provider, identifier);
      if (existing?.phone && !(await hasOtp(deps, subject))) {
        await takeCode(deps, request.requester, { phone: existing.phone, code: token });
        return signIn(deps, request, existing, { phone: true });
      }
      await takeCode(deps, request.requester, { phone: subject, code: token });
      const proven = byName ?? (byPhone?.isPhoneConfirmed ? byPhone : null);
      const customer = proven ?? (await subscriberOf(deps, provider, identifier));
      return signIn(deps, request, customer);
    },
  );
};
