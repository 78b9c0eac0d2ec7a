import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { users } from '../../db/schema/session.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf, refuseChild } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { translate } from '../../http/messages/translate.ts';
import type { Requester } from '../../http/requester.ts';
import { takeCode } from '../../session/codes.ts';
import { phoneDigits } from '../../session/phone.ts';
import { hashPin, isRightPin, makeSentPin } from '../../session/pin.ts';
import { duplicateFailure } from '../../session/register.ts';
import { type User, UserWire, userAnswer, userById } from '../../session/user.ts';
import { shownSubscriptions } from '../commerce/subscription-view.ts';

const short = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** wire 2.8: a PATCH; `pincode` sets the parental code. */
const change = Type.Object({
  first_name: short(64),
  last_name: short(64),
  email: Type.Optional(Type.Union([Type.String({ maxLength: 254, format: 'email' }), Type.Literal('')])),
  phone: short(32),
  token: Type.Optional(
    Type.String({ maxLength: 16, description: 'the code that was sent to the new phone' }),
  ),
  settings: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  pincode: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
  // Spec 1 §3: "ignore" means that the viewer wants no PIN; "notset" asks again at the next login.
  parental_status: Type.Optional(Type.Union([Type.Literal('ignore'), Type.Literal('notset')])),
  refer_id: short(256),
});
type Change = Static<typeof change>;

/** Fields that need a logged-in user. */
const personal = ['phone', 'email', 'pincode', 'parental_status'] as const;

/** Everything except the player's own settings, such as the volume; above all the phone that receives the PIN. */
const parents = [...personal, 'first_name', 'last_name', 'token', 'refer_id'] as const;

/** The viewer's own account. */
export const userRoutes: Routes = async (app, deps) => {
  const { db, limits, messenger, streamSecret } = deps;
  const config = { access: 'user' as const };

  async function self(request: FastifyRequest): Promise<User> {
    const existing = await userById(db, callerOf(request).userId);
    if (!existing) throw new ApiError('authentication_failed');
    return existing.user;
  }

  async function answer(request: FastifyRequest) {
    const current = await shownSubscriptions(
      request,
      deps,
      ({ state }) => state === 'active' || state === 'paused',
    );
    return userAnswer(deps, callerOf(request).userId, request.locale, current);
  }

  /**
   * A phone allows logins, so a new one needs the code that POST /v2/otps sent there: otherwise anybody could put another
   * user's number into their own account and wait for its owner. Whether somebody has the number is said after the code
   * only, to its owner.
   */
  async function provenPhone(
    requester: Requester,
    user: User,
    { phone, token }: Change,
  ): Promise<string | null> {
    if (!phone) return null;
    const digits = phoneDigits(phone);
    if (digits === user.phone) return null;
    if (!token) throw new ApiError('invalid', { fields: { token: { key: 'phone_needs_code' } } });
    await takeCode(deps, requester, { phone: digits, code: token });
    return digits;
  }

  /** Whoever has lost the account to somebody else learns it there. A failure does not undo the change. */
  async function tellOldPhone({ locale, log }: FastifyRequest, old: string | null, next: string) {
    if (!old) return;
    const text = translate(locale, { key: 'text_phone_changed', params: { ending: next.slice(-2) } });
    const message = { channel: 'sms', to: old, text } as const;
    await messenger.send(message).catch((cause: unknown) => log.warn({ cause }, 'an SMS was not sent'));
  }

  app.get(
    '/v2/users/self',
    { schema: { summary: 'The caller', response: { 200: UserWire } }, config },
    answer,
  );

  app.patch(
    '/v2/users/self',
    {
      schema: {
        summary: 'Changes name, e-mail, settings, PIN, or the phone with a code that was sent to the new one',
        body: change,
        response: { 200: UserWire },
      },
      config: { ...config, forChildren: true, errors: ['permission_denied', 'throttled'] },
    },
    async (request) => {
      const { body } = request;
      const user = await self(request);
      if (personal.some((name) => body[name] !== undefined)) {
        if (user.isGuest) throw new ApiError('permission_denied', { message: 'guest_change' });
      }
      if (parents.some((name) => body[name] !== undefined)) refuseChild(request.caller);
      const email = body.email === undefined ? user.email : body.email.toLowerCase() || null;
      const { pincode } = body;
      // A new PIN replaces the one that was sent.
      const pin =
        pincode === undefined
          ? {}
          : { pinHash: await hashPin(streamSecret, user.id, pincode), sentPinHash: null };
      const phone = await provenPhone(request.requester, user, body);
      try {
        await db
          .update(users)
          .set({
            ...(body.first_name === undefined ? {} : { firstName: body.first_name }),
            ...(body.last_name === undefined ? {} : { lastName: body.last_name }),
            // A new e-mail is not confirmed.
            ...(email === user.email ? {} : { email, isEmailConfirmed: false }),
            ...(phone === null ? {} : { phone, isPhoneConfirmed: true }),
            ...(body.settings === undefined ? {} : { settings: body.settings }),
            ...pin,
            ...(body.parental_status === undefined
              ? {}
              : { isParentalIgnored: body.parental_status === 'ignore' }),
            referId: body.refer_id ?? user.referId,
          })
          .where(eq(users.id, user.id));
      } catch (error) {
        throw duplicateFailure(error);
      }
      if (phone !== null) await tellOldPhone(request, user.phone, phone);
      return answer(request);
    },
  );

  // Spec 1 §7: the only change by user number, and only for oneself.
  app.patch(
    '/v2/users/:id',
    {
      schema: {
        summary: 'Remembers who referred the caller',
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
        body: Type.Object({ refer_id: Type.String({ maxLength: 256 }) }),
        response: { 200: UserWire },
      },
      config: { ...config, errors: ['permission_denied'] },
    },
    async (request) => {
      const { userId } = callerOf(request);
      if (request.params.id !== userId) throw new ApiError('permission_denied');
      await db.update(users).set({ referId: request.body.refer_id }).where(eq(users.id, userId));
      return answer(request);
    },
  );

  // Our own call: `parental_code` of the user is empty, so current clients check the PIN here.
  app.post(
    '/v2/users/self/parental_code/check',
    {
      schema: {
        summary: 'Whether it is the caller’s PIN',
        body: Type.Object({ pincode: Type.String({ maxLength: 16 }) }),
        response: { 200: Type.Object({ is_right: Type.Boolean() }) },
      },
      config: { ...config, errors: ['throttled'] },
    },
    async (request) => {
      const user = await self(request);
      if (!user.pinHash) throw new ApiError('invalid', { message: 'no_parental_code' });
      return { is_right: await isRightPin(deps, user, request.body.pincode) };
    },
  );

  app.post(
    '/v2/users/self/parental_code/send',
    {
      schema: {
        summary: 'Sends a PIN that works for ten minutes to the caller’s phone',
        response: { 200: Type.Object({}) },
      },
      config: { ...config, forChildren: true, errors: ['invalid', 'throttled'] },
    },
    async (request) => {
      const { id, phone, pinHash } = await self(request);
      if (!pinHash) throw new ApiError('invalid', { message: 'no_parental_code' });
      if (!phone) throw new ApiError('invalid', { message: 'no_phone' });
      await limits.use('otpResend', `pin:${id}`);
      await limits.use('parentalCodePerUser', String(id));
      const code = await makeSentPin(deps, id);
      const text = translate(request.locale, { key: 'text_parental_code', params: { code } });
      await messenger.send({ channel: 'sms', to: phone, text, code });
      return {};
    },
  );
};
