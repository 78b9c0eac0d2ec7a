import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { devices } from '../../db/schema/session.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf, refuseChild } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { isUuid } from '../../http/uuid.ts';
import { type DeviceRow, DeviceWire, mergeParental, presentDevice } from '../../session/device.ts';
import { DeviceChange } from '../../session/device-fields.ts';
import { notificationOf, takeOverBrowser } from '../../session/device-notification.ts';
import { ownDevice } from '../../session/device-store.ts';
import { profileViewOf } from '../../session/profile.ts';

const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });
const config = { access: 'user', errors: ['permission_denied'] } as const;
/** Open to children here; each handler limits them to the device that they use. */
const changing = { ...config, forChildren: true } as const;

/** One of the viewer's devices, by its id. */
export const deviceRoutes: Routes = async (app, deps) => {
  const { db, tokens, env, limits } = deps;

  /** A device of the caller; a child can reach only the device in use. */
  async function found({ caller, params }: Pick<FastifyRequest, 'caller'> & { params: { id: string } }) {
    const row = caller && isUuid(params.id) ? await ownDevice(db, caller.userId, params.id) : null;
    if (!row) throw new ApiError('not_found', { message: 'unknown_device' });
    if (row.device.id !== caller?.deviceId) refuseChild(caller);
    return row;
  }

  const answer = (request: FastifyRequest<{ Params: { id: string } }>, row: DeviceRow) => {
    const { caller, params } = request;
    const view = profileViewOf(request, env);
    return presentDevice(row, { ...view, deviceId: caller?.deviceId ?? null, requestedId: params.id });
  };

  app.get(
    '/v2/users/self/devices/:id',
    {
      schema: { summary: 'A device of the caller', params: byId, response: { 200: DeviceWire } },
      config,
    },
    async (request) => answer(request, await found(request)),
  );

  app.patch(
    '/v2/users/self/devices/:id',
    {
      schema: {
        summary: 'Changes a device: settings, parental control, notifications',
        params: byId,
        body: DeviceChange,
        response: { 200: DeviceWire },
      },
      config: changing,
    },
    async (request) => {
      if (request.body.parental_settings !== undefined) refuseChild(request.caller);
      const { device } = await found(request);
      const { name, settings, parental_settings, notification } = request.body;
      const registered = notification && notificationOf(notification, request.locale, deps);
      await db.transaction(async (tx) => {
        // Locked, because parts of the parental settings may come at once.
        const [stored] = await tx.select().from(devices).where(eq(devices.id, device.id)).for('update');
        const parentalSettings = mergeParental(stored?.parentalSettings ?? null, parental_settings);
        await tx
          .update(devices)
          .set({ name, settings, notification: registered, parentalSettings })
          .where(eq(devices.id, device.id));
      });
      await takeOverBrowser(db, device.id, registered);
      return answer(request, await found(request));
    },
  );

  // A device that removes itself logs out (spec 1 §4 Logout), so the server allows it; the device list has no button for the current
  // device, which is a rule of that screen only (spec 3 §5). Others can be removed too, but only a few: 403 (spec 1 §8).
  app.delete(
    '/v2/users/self/devices/:id',
    {
      schema: { summary: 'Removes a device and its tokens; one’s own is a logout', params: byId },
      config: changing,
    },
    async (request, reply) => {
      const { userId, deviceId } = callerOf(request);
      const { device } = await found(request);
      if (device.id !== deviceId) await limits.use('deviceRemovals', String(userId));
      // Its tokens are removed with it.
      await db.delete(devices).where(and(eq(devices.id, device.id), eq(devices.userId, userId)));
      await tokens.drop(userId);
      return reply.code(204).send();
    },
  );
};
