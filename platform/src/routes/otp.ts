import { and, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { users } from '../db/schema/session.ts';
import type { Routes } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import { translate } from '../http/messages/translate.ts';
import { consumeOtp, hasOtp, makeOtp } from '../session/otp.ts';
import { phoneDigits } from '../session/phone.ts';
import { providerById } from '../session/provider.ts';
import { signIn } from '../session/signIn.ts';
import { TokenWire } from '../session/token.ts';

const phone = Type.String({ minLength: 1, maxLength: 32 });
const byPhone = Type.Object({ phone });
/** Spec 1 §9 and network `phone_otp_length`. */
const DEFAULT_CODE_LENGTH = 6;

/** One-time codes by phone (wire.md §2, spec 1 §4 Login flow). */
export const otpRoutes: Routes = async (app, deps) => {
  const { db, limits, messenger } = deps;

  async function userOf(digits: string) {
    const [user] = await db
      .select({ id: users.id, providerId: users.providerId })
      .from(users)
      .where(and(eq(users.phone, digits), eq(users.isActive, true)));
    // The client creates the user and asks again (spec 1 §8).
    if (!user) throw new ApiError('invalid_phone');
    return user;
  }

  app.post(
    '/v2/otps',
    {
      schema: {
        summary: 'Sends a one-time code',
        body: Type.Object({ phone, can_display_message: Type.Optional(Type.Boolean()) }),
        response: { 200: byPhone },
      },
      config: { access: 'open', errors: ['invalid_phone', 'throttled'] },
    },
    async (request) => {
      const digits = phoneDigits(request.body.phone);
      const user = await userOf(digits);
      limits.use('otpPerAddress', request.ip);
      limits.use('otpPerPhone', digits);
      const provider = await providerById(db, user.providerId);
      const code = await makeOtp(deps, digits, provider?.config.phoneOtpLength ?? DEFAULT_CODE_LENGTH);
      const text = translate(request.locale, { key: 'text_otp', params: { code } });
      await messenger.send({ channel: 'sms', to: digits, text, code });
      return { phone: digits };
    },
  );

  app.post(
    '/v2/auth/otp',
    {
      schema: {
        summary: 'User token for a one-time code',
        body: Type.Object({ phone, token: Type.String({ minLength: 1, maxLength: 16 }) }),
        response: { 200: TokenWire },
      },
      config: { access: 'open', errors: ['throttled'] },
    },
    async (request) => {
      const digits = phoneDigits(request.body.phone);
      const user = await userOf(digits);
      limits.use('codeAttempts', digits);
      await consumeOtp(deps, digits, request.body.token.trim());
      limits.clear('codeAttempts', digits);
      limits.clear('otpPerPhone', digits);
      return signIn(deps, request, user.id);
    },
  );

  app.get(
    '/v2/otp/send_methods',
    {
      schema: {
        summary: 'Ways a code can be sent',
        querystring: byPhone,
        response: { 200: Type.Object({ methods: Type.Array(Type.String()) }) },
      },
      config: { access: 'open' },
    },
    async () => ({ methods: ['sms'] }),
  );

  app.get(
    '/v2/otp/exist',
    {
      schema: {
        summary: 'Whether a code is on its way',
        querystring: byPhone,
        response: { 200: Type.Object({ exist: Type.Boolean() }) },
      },
      config: { access: 'open' },
    },
    async (request) => ({ exist: await hasOtp(deps, phoneDigits(request.query.phone)) }),
  );
};
