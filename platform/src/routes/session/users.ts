import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { users } from '../../db/schema/session.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf, refuseChild, refuseGuest } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { notifyOldPhone, provenPhone } from '../../session/new-phone.ts';
import { hashPin } from '../../session/pin.ts';
import { duplicateFailure } from '../../session/register.ts';
import { callingUser, UserWire, userAnswer } from '../../session/user.ts';
import { shownSubscriptions } from '../commerce/subscription-view.ts';
import { NumericId } from '../query.ts';

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

/** Fields that need a logged-in user. */
const personal = ['phone', 'email', 'pincode', 'parental_status'] as const;

/** Everything except the player's own settings, such as the volume; above all the phone that receives the PIN. */
const parents = [...personal, 'first_name', 'last_name', 'token', 'refer_id'] as const;

/** The viewer's own account. */
export const userRoutes: Routes = async (app, deps) => {
  const { db, streamSecret } = deps;
  const config = { access: 'user' as const };

  async function answer(request: FastifyRequest) {
    const current = await shownSubscriptions(
      request,
      deps,
      ({ state }) => state === 'active' || state === 'paused',
    );
    return userAnswer(deps, callerOf(request).userId, request.locale, current);
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
      const user = await callingUser(db, request);
      if (personal.some((name) => body[name] !== undefined)) refuseGuest(user);
      if (parents.some((name) => body[name] !== undefined)) refuseChild(request.caller);
      const email = body.email === undefined ? user.email : body.email.toLowerCase() || null;
      const { pincode } = body;
      // A new PIN replaces the one that was sent.
      const pin =
        pincode === undefined
          ? {}
          : { pinHash: await hashPin(streamSecret, user.id, pincode), sentPinHash: null };
      const phone = await provenPhone(deps, request.requester, user, body);
      const changed = {
        firstName: body.first_name,
        lastName: body.last_name,
        // A new e-mail is not confirmed.
        ...(email === user.email ? {} : { email, isEmailConfirmed: false }),
        ...(phone === null ? {} : { phone, isPhoneConfirmed: true }),
        settings: body.settings,
        ...pin,
        ...(body.parental_status === undefined
          ? {}
          : { isParentalIgnored: body.parental_status === 'ignore' }),
        referId: body.refer_id,
      };
      // Only what was sent: an update writes no undefined column, and refuses to write none at all.
      if (Object.values(changed).some((value) => value !== undefined)) {
        try {
          await db.update(users).set(changed).where(eq(users.id, user.id));
        } catch (error) {
          throw duplicateFailure(error);
        }
      }
      if (phone !== null) await notifyOldPhone(deps, request, user.phone, phone);
      return answer(request);
    },
  );

  // Spec 1 §7: the only change by user number, and only for oneself.
  app.patch(
    '/v2/users/:id',
    {
      schema: {
        summary: 'Remembers who referred the caller',
        params: Type.Object({ id: NumericId }),
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
};
