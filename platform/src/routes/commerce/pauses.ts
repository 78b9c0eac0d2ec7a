import { Type } from 'typebox';
import { addPause, endPause, removePause } from '../../commerce/subscriptions/change-pauses.ts';
import { listSubscriptions } from '../../commerce/subscriptions/list.ts';
import type { Holding, Pause } from '../../commerce/subscriptions/subscriptions.ts';
import { pausesOf } from '../../commerce/subscriptions/subscriptions.ts';
import { holdingToChange } from '../../commerce/subscriptions/switch.ts';
import type { Database } from '../../db/open.ts';
import { momentMs } from '../../domain/iso.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { pausingCodes } from '../../http/money-codes.ts';
import { presentPause, SubscriptionPause } from '../../presenters/commerce/subscription.ts';
import { Nullable } from '../../presenters/schema.ts';

const path = '/v2/users/self/subscriptions/:id/pauses';
const id = Type.String({ maxLength: 64 });
const params = Type.Object({ id });
const ofPause = Type.Object({ id, pause: id });
const Moment = Nullable(Type.String({ maxLength: 32, description: 'a moment; without a zone it is UTC' }));

function momentOf(text: string, field: string): number {
  const ms = momentMs(text);
  if (ms === null) throw new ApiError('invalid', { fields: { [field]: { key: 'field_invalid' } } });
  return ms;
}

/** Missing or null: until it is resumed. */
const endOf = (text: string | null | undefined) => (text ? momentOf(text, 'end_at') : null);

type Context = { userId: number; accountId: number; now: number };

/** Pauses: the paid time of a subscription stops (wire 7.3). */
export const pauseRoutes: Routes = async (app, deps) => {
  const { db, clock } = deps;
  const changing = {
    access: 'user',
    idempotent: true,
    errors: ['invalid', 'conflict', ...pausingCodes],
  } as const;

  function change<Result>(
    of: { userId: number; subscriptionId: string },
    make: (tx: Database, held: Holding, context: Context) => Promise<Result>,
  ): Promise<Result> {
    const { userId, subscriptionId } = of;
    const now = clock.now();
    return db.transaction(async (tx) => {
      const matches = ({ subscription }: Holding) => subscription.id === subscriptionId;
      const { held, accountId } = await holdingToChange(tx, { userId, now }, matches);
      return make(tx, held, { userId, accountId, now });
    });
  }

  app.get(
    path,
    {
      config: { access: 'user' },
      schema: {
        summary: 'Pauses of a subscription',
        params,
        response: { 200: Type.Array(SubscriptionPause) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const own = await listSubscriptions(db, userId, clock.now());
      const found = own.find(({ subscription }) => subscription.id === request.params.id);
      if (!found) throw new ApiError('not_found');
      const pauses: Pause[] = await pausesOf(db, [found.subscription.id]);
      return pauses.map(presentPause);
    },
  );

  app.post(
    path,
    {
      config: changing,
      schema: {
        summary: 'Pauses a subscription: now, or from a moment on',
        params,
        body: Type.Object({ start_at: Type.Optional(Moment), end_at: Type.Optional(Moment) }),
        response: { 201: SubscriptionPause },
      },
    },
    async (request, reply) => {
      const { start_at, end_at } = request.body;
      const startMs = start_at ? momentOf(start_at, 'start_at') : null;
      const endMs = endOf(end_at);
      const of = { userId: callerOf(request).userId, subscriptionId: request.params.id };
      const pause = await change(of, (tx, held, context) =>
        addPause(tx, held, { startMs: startMs ?? context.now, endMs }, context),
      );
      return reply.code(201).send(presentPause(pause));
    },
  );

  app.patch(
    `${path}/:pause`,
    {
      config: changing,
      schema: {
        summary: 'Moves the end of a pause; an end that is not ahead resumes now',
        params: ofPause,
        body: Type.Object({ end_at: Moment }),
        response: { 200: SubscriptionPause },
      },
    },
    async (request) => {
      const endMs = endOf(request.body.end_at);
      const of = { userId: callerOf(request).userId, subscriptionId: request.params.id };
      const pause = await change(of, (tx, held, context) =>
        endPause(tx, held, { id: request.params.pause, endMs }, context),
      );
      return presentPause(pause);
    },
  );

  app.delete(
    `${path}/:pause`,
    { config: changing, schema: { summary: 'Takes a pause back; one that runs ends now', params: ofPause } },
    async (request, reply) => {
      const of = { userId: callerOf(request).userId, subscriptionId: request.params.id };
      await change(of, (tx, held, context) => removePause(tx, held, request.params.pause, context));
      return reply.code(204).send();
    },
  );
};
