import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { users } from '../../db/schema/session.ts';
import type { Routes } from '../../http/app.ts';
import { optionalCaller } from '../../http/auth.ts';
import { ApiError } from '../../http/errors.ts';
import { translate } from '../../http/messages/translate.ts';
import { Nullable } from '../../presenters/schema.ts';
import {
  activeUser,
  CODE_BOT,
  codeChannel,
  codeLength,
  limitCodeRequests,
  refuseCode,
  sendCode,
  takeCode,
} from '../../session/codes.ts';
import { hasOtp } from '../../session/otp.ts';
import { phoneDigits } from '../../session/phone.ts';
import { type Provider, providerById } from '../../session/provider.ts';
import { requireRegion } from '../../session/region.ts';
import { namedSeller, OfSeller } from '../../session/seller.ts';
import { signIn } from '../../session/sign-in.ts';
import { TokenWire } from '../../session/token.ts';
import type { User } from '../../session/user.ts';

const phone = Type.String({ minLength: 1, maxLength: 32 });
const byPhone = Type.Object({ phone });
const method = Type.Union([Type.Literal('sms'), Type.Literal('telegram')]);
/** The provider of the site. It decides how codes are sent, so that no answer shows the provider of a phone's owner. */
const open = { access: 'open' } as const;

/** One-time codes by phone (wire 2, spec 1 §4 Login flow). */
export const otpRoutes: Routes = async (app, deps) => {
  const ofPhone = (digits: string) => activeUser(deps, eq(users.phone, digits));
  const sellerTo = (user: User) => providerById(deps.db, user.providerId);

  function lockRegion(request: FastifyRequest, provider: Provider | null, user: User | null) {
    if (provider) requireRegion(deps, request, provider, user?.isGeofree);
  }

  /** A logged-in user may have a code sent to a new number, to add it to the account (PATCH users/self). */
  async function sellerToCaller(request: FastifyRequest): Promise<Provider> {
    const caller = await optionalCaller(request, deps.tokens);
    const provider = caller && !caller.isGuest && (await providerById(deps.db, caller.providerId));
    // The client creates the user and requests a code again (spec 1 §8).
    if (!provider) throw new ApiError('invalid_phone');
    return provider;
  }

  app.post(
    '/v2/otps',
    {
      schema: {
        summary: 'Sends a one-time code',
        querystring: Type.Object(OfSeller),
        body: Type.Object({ phone, can_display_message: Type.Optional(Type.Boolean()) }),
        // `message` is for a client that can display it: the address of the bot that sends the code.
        response: { 200: Type.Object({ phone, send_method: method, message: Nullable(Type.String()) }) },
      },
      config: { ...open, errors: ['invalid_phone', 'permission_denied', 'throttled'] },
    },
    async (request) => {
      const { body, locale, query } = request;
      const digits = phoneDigits(body.phone);
      await limitCodeRequests(deps, request);
      const siteProvider = await namedSeller(deps, request, query.provider);
      const user = await ofPhone(digits);
      const provider = user ? await sellerTo(user) : await sellerToCaller(request);
      lockRegion(request, provider, user);
      const bySite = query.provider ? siteProvider : provider;
      const channel = user ? codeChannel(bySite, body.can_display_message ?? false) : 'sms';
      // The requesting page knows only its own provider's length, and must not learn another one from it.
      const length = Math.max(codeLength(provider), codeLength(siteProvider));
      await sendCode(deps, digits, { requester: request.requester, length, channel, locale });
      const message =
        channel === 'telegram' ? translate(locale, { key: 'otp_bot', params: { bot: CODE_BOT } }) : null;
      return { phone: digits, send_method: channel, message };
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
      config: { ...open, errors: ['permission_denied', 'throttled'] },
    },
    async (request) => {
      const digits = phoneDigits(request.body.phone);
      const user = await ofPhone(digits);
      if (!user) return refuseCode(deps, request.requester, digits);
      lockRegion(request, await sellerTo(user), user);
      await takeCode(deps, request.requester, { phone: digits, code: request.body.token });
      return signIn(deps, request, user, { phone: true });
    },
  );

  app.get(
    '/v2/otp/send_methods',
    {
      schema: {
        summary: 'Ways a code can be sent, the preferred one first',
        querystring: Type.Object({ phone, ...OfSeller }),
        response: { 200: Type.Object({ methods: Type.Array(method) }) },
      },
      config: open,
    },
    async (request) => {
      const { query } = request;
      const digits = phoneDigits(query.phone);
      const user = query.provider ? null : await ofPhone(digits);
      const own = user && (await sellerTo(user));
      const provider = own ?? (await namedSeller(deps, request, query.provider));
      return { methods: provider.config.codeMessengers };
    },
  );

  app.get(
    '/v2/otp/exist',
    {
      schema: {
        summary: 'Whether a code is on its way; by messenger only after "start" was pressed there',
        querystring: byPhone,
        response: { 200: Type.Object({ exist: Type.Boolean() }) },
      },
      config: open,
    },
    async (request) => ({ exist: await hasOtp(deps, phoneDigits(request.query.phone)) }),
  );
};
