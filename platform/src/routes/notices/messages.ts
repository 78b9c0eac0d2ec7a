import { Type } from 'typebox';
import { catalogueOf } from '../../catalogue/store.ts';
import { messagesOf, pushesOf, removeMessage, removePush, restoreMessage } from '../../db/queries/notices.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { MessageWire, messageWire, PushWire, pushWire } from '../../presenters/notices.ts';
import { viewOf } from '../../presenters/view.ts';
import { Paging, page, SnowflakeParam } from '../query.ts';

const params = Type.Object({ id: SnowflakeParam });

/** A provider's messages to a user: messages stay until they are removed, pushes expire (spec 3 §3). */
export const messageRoutes: Routes = async (app, deps) => {
  const config = { access: 'user' as const };
  const catalogue = catalogueOf(deps);
  const now = () => new Date(deps.clock.now());

  app.get(
    '/v2/users/self/messages',
    {
      config,
      schema: {
        summary: 'Messages to the caller and to everyone, the latest first',
        querystring: Type.Object(Paging),
        response: { 200: Type.Array(MessageWire) },
      },
    },
    async (request) => {
      const view = viewOf(request, deps);
      const messages = await messagesOf(deps.db, callerOf(request).userId);
      return page(messages, request.query).map((message) => messageWire(message, false, view));
    },
  );

  app.delete(
    '/v2/users/self/messages/:id',
    {
      config,
      schema: {
        summary: 'Puts a message away, for the caller alone',
        params,
        response: { 200: MessageWire },
      },
    },
    async (request) => {
      const message = await removeMessage(deps.db, callerOf(request).userId, request.params.id, now());
      if (!message) throw new ApiError('not_found');
      return messageWire(message, true, viewOf(request, deps));
    },
  );

  app.post(
    '/v2/users/self/messages/:id/restore',
    {
      config,
      schema: {
        summary: 'Brings back a message that the caller put away within ten minutes',
        params,
        response: { 200: MessageWire },
      },
    },
    async (request) => {
      const message = await restoreMessage(deps.db, callerOf(request).userId, request.params.id, now());
      if (!message) throw new ApiError('not_found');
      return messageWire(message, false, viewOf(request, deps));
    },
  );

  app.get(
    '/v2/users/self/pushes',
    {
      config,
      schema: {
        summary: 'Pushes to show now: their time has come and is not over',
        response: { 200: Type.Array(PushWire) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const snapshot = await catalogue.shownTo(caller);
      const view = viewOf(request, deps);
      const pushes = await pushesOf(deps.db, caller.userId, now());
      return pushes.flatMap((push) => pushWire(push, snapshot, view) ?? []);
    },
  );

  app.delete(
    '/v2/users/self/pushes/:id',
    {
      config: { ...config, forChildren: true },
      schema: { summary: 'Notes that a push was seen: it does not come again', params },
    },
    async (request, reply) => {
      const isThere = await removePush(deps.db, callerOf(request).userId, request.params.id, now());
      if (!isThere) throw new ApiError('not_found');
      return reply.code(204).send();
    },
  );
};
