import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { users } from '../db/schema/session.ts';
import type { Routes } from '../http/app.ts';
import { callerOf } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { translate } from '../http/messages/translate.ts';
import { phoneDigits } from '../session/phone.ts';
import { duplicateFailure } from '../session/register.ts';
import { presentUser, UserWire, userById } from '../session/user.ts';

const short = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** wire.md 2.8 PATCH; `pincode` sets the parental code. */
const change = Type.Object({
  first_name: short(64),
  last_name: short(64),
  email: Type.Optional(Type.Union([Type.String({ maxLength: 254, format: 'email' }), Type.Literal('')])),
  phone: short(32),
  settings: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  pincode: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
  refer_id: short(256),
});

const config = { access: 'user' } as const;

/** The viewer's own account. */
export const userRoutes: Routes = async (app, { db, env, messenger }) => {
  async function self(request: FastifyRequest) {
    const known = await userById(db, callerOf(request).userId);
    if (!known) throw new ApiError('authentication_failed');
    return known;
  }

  async function answer(request: FastifyRequest) {
    const { user, provider } = await self(request);
    return presentUser(user, provider, request.locale, env.publicUrl);
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
        summary: 'Changes name, e-mail, phone, settings or PIN',
        body: change,
        response: { 200: UserWire },
      },
      config: { ...config, errors: ['permission_denied'] },
    },
    async (request) => {
      const { body } = request;
      const { user } = await self(request);
      const isPersonal = body.phone !== undefined || body.email !== undefined || body.pincode !== undefined;
      if (user.isGuest && isPersonal) throw new ApiError('permission_denied', { message: 'guest_change' });
      try {
        await db
          .update(users)
          .set({
            firstName: body.first_name ?? user.firstName,
            lastName: body.last_name ?? user.lastName,
            email: body.email === undefined ? user.email : body.email.toLowerCase() || null,
            phone: body.phone ? phoneDigits(body.phone) : user.phone,
            settings: body.settings ?? user.settings,
            parentalCode: body.pincode ?? user.parentalCode,
            referId: body.refer_id ?? user.referId,
          })
          .where(eq(users.id, user.id));
      } catch (error) {
        throw duplicateFailure(error);
      }
      return answer(request);
    },
  );

  // Spec 1 §7: the only thing that is changed by number, and only one's own.
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

  app.post(
    '/v2/users/self/parental_code/send',
    {
      schema: { summary: 'Sends the PIN to the caller’s phone', response: { 200: Type.Object({}) } },
      config: { ...config, errors: ['invalid', 'throttled'] },
    },
    async (request) => {
      const { user } = await self(request);
      if (!user.phone || !user.parentalCode) throw new ApiError('invalid');
      const code = user.parentalCode;
      const text = translate(request.locale, { key: 'text_parental_code', params: { code } });
      await messenger.send({ channel: 'sms', to: user.phone, text, code });
      return {};
    },
  );
};
