import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { users } from '../../db/schema/session.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { activeUser, codeLength, limitCodeRequests, sendCode, takeCode } from '../../session/codes.ts';
import { type Operator, operatorFor } from '../../session/operator.ts';
import { operatorSubject } from '../../session/partner-code.ts';
import { phoneDigits } from '../../session/phone.ts';
import { providerById } from '../../session/provider.ts';
import { requireRegion } from '../../session/region.ts';
import { registerUser } from '../../session/register.ts';
import { OfSeller } from '../../session/seller.ts';
import { signIn } from '../../session/sign-in.ts';
import { TokenWire } from '../../session/token.ts';

const phone = Type.String({ minLength: 1, maxLength: 32 });

/** Spec 1 §5: a code is sent only to phones with the operator's prefix. */
function operatorPhone(given: string, { network: { phonePrefix: prefix } }: Operator): string {
  const digits = phoneDigits(given);
  if (!digits.startsWith(prefix)) {
    throw new ApiError('invalid', { fields: { phone: { key: 'operator_phone', params: { prefix } } } });
  }
  return digits;
}

/** The login of an operator network's middleware, by a code that is sent to the phone (wire 2.12). */
export const operatorLoginRoutes: Routes = async (app, deps) => {
  const config = {
    access: 'open' as const,
    errors: ['permission_denied', 'not_found', 'throttled'] as const,
  };

  app.post(
    '/v2/mw/otps',
    {
      schema: {
        summary: 'Sends a one-time code to a subscriber of the operator, known to us or not',
        querystring: Type.Object(OfSeller),
        body: Type.Object({ phone }),
        response: { 200: Type.Object({ phone }) },
      },
      config,
    },
    async (request) => {
      await limitCodeRequests(deps, request);
      const operator = await operatorFor(deps, request, request.query.provider);
      const digits = operatorPhone(request.body.phone, operator);
      requireRegion(deps, request, operator.provider);
      const existing = await activeUser(deps, eq(users.phone, digits));
      const own = existing && (await providerById(deps.db, existing.providerId));
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
        summary: 'User token for that code; a new subscriber becomes a user of the operator',
        querystring: Type.Object(OfSeller),
        body: Type.Object({ phone, token: Type.String({ minLength: 1, maxLength: 16 }) }),
        response: { 200: TokenWire },
      },
      config,
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
};
