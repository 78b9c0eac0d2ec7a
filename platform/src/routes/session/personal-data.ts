import { Type } from 'typebox';
import { isoSeconds } from '../../domain/iso.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { Wire } from '../../presenters/schema.ts';
import { askDeletion, cancelDeletion } from '../../session/deletion.ts';
import { personalData } from '../../session/personal-data.ts';
import { registeredUser } from '../../session/user.ts';

/**
 * The data of a user for themselves, and the end of an account. No document names these calls; a child may not make them.
 * The web application asks for the PIN, as for a new phone.
 */
export const personalDataRoutes: Routes = async (app, deps) => {
  const { db, clock, limits } = deps;
  const config = { access: 'user' as const, errors: ['permission_denied'] as const };

  app.post(
    '/v2/users/self/export',
    {
      config: { ...config, errors: [...config.errors, 'throttled'] },
      schema: {
        summary: 'Everything that is stored about the caller',
        response: { 200: Type.Record(Type.String(), Type.Unknown()) },
      },
    },
    async (request) => {
      const user = await registeredUser(db, request);
      await limits.use('exports', String(user.id));
      return JSON.parse(JSON.stringify(await personalData(deps, user, request.locale)));
    },
  );

  app.post(
    '/v2/users/self/deletion',
    {
      config,
      schema: {
        summary: 'Asks for the deletion of the account in fourteen days',
        response: { 200: Wire({ deletion_at: Type.String({ format: 'date-time' }) }) },
      },
    },
    async (request) => {
      const { id } = await registeredUser(db, request);
      return { deletion_at: isoSeconds(await askDeletion(db, id, new Date(clock.now()))) };
    },
  );

  app.delete(
    '/v2/users/self/deletion',
    { config: { access: 'user' as const }, schema: { summary: 'Takes the deletion of the account back' } },
    async (request, reply) => {
      await cancelDeletion(db, callerOf(request).userId);
      return reply.code(204).send();
    },
  );
};
