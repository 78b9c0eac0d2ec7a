import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { devices } from '../../db/schema/session.ts';
import { isZone } from '../../domain/zone-name.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf, refuseChild } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { isUuid } from '../../http/uuid.ts';
import { type DeviceRow, DeviceWire, mergeParental, presentDevice } from '../../session/device.ts';
import { notificationOf, takeOverBrowser } from '../../session/device-notification.ts';
import { deviceById, devicesOf, ownDevice } from '../../session/device-store.ts';
import { profilesOf, profileViewOf } from '../../session/profile.ts';
import { registerDevice } from '../../session/register-device.ts';

const short = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const flag = Type.Optional(Type.Boolean());
const clearable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/** Fields that a client may change later; a creation may have them too (wire 2.7, spec 1 §7). */
const changeable = {
  name: short(128),
  settings: clearable(Type.Record(Type.String(), Type.Unknown())),
  parental_settings: clearable(
    Type.Object({
      duration: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
      pay: flag,
      profile: flag,
      program: flag,
      vod: flag,
      channel: flag,
      settings: flag,
    }),
  ),
  notification: clearable(
    Type.Object({
      notification_type: Type.String({ maxLength: 32 }),
      token: Type.String({ maxLength: 2048 }),
    }),
  ),
};

const creation = Type.Object({
  ...changeable,
  device_type: Type.String({ minLength: 1, maxLength: 32 }),
  vendor: short(128),
  model: short(128),
  version: short(64),
  serial: short(128),
  os_name: short(64),
  os_version: short(64),
  application_type: short(64),
  timezone: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()])),
  profile_id: clearable(Type.String({ maxLength: 64 })),
  interfaces: clearable(Type.Array(Type.Object({ name: short(64), mac: short(64) }), { maxItems: 16 })),
});

const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });
const config = { access: 'user' } as const;
/** Open to children here; each handler limits them to the device that they use. */
const changing = { ...config, forChildren: true, errors: ['permission_denied'] } as const;

/** A viewer's devices. */
export const deviceRoutes: Routes = async (app, deps) => {
  const { db, clock, tokens, env, limits } = deps;

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

  /** The device of the token; a login token has none. */
  async function current(request: FastifyRequest) {
    const { deviceId } = callerOf(request);
    const row = deviceId ? await deviceById(db, deviceId) : null;
    if (!row) throw new ApiError('not_found', { message: 'unknown_device' });
    return presentDevice(row, { ...profileViewOf(request, env), deviceId });
  }

  app.get(
    '/v2/users/self/devices',
    {
      schema: {
        summary: 'The caller’s devices, by ids that remove and change them and renew nothing',
        response: { 200: Type.Array(DeviceWire) },
      },
      config: { ...config, forChildren: false },
    },
    async (request) => {
      const { userId, deviceId } = callerOf(request);
      const rows = await devicesOf(db, userId);
      const view = profileViewOf(request, env);
      return rows.map((row) => presentDevice(row, { ...view, deviceId }));
    },
  );

  // Not idempotent: the same serial creates another device (wire 10.13).
  app.post(
    '/v2/users/self/devices',
    {
      schema: {
        summary: 'Registers a device; its id is told this once and renews its token',
        body: creation,
        response: { 200: DeviceWire },
      },
      config: changing,
    },
    async (request) => {
      const { userId, profileId } = callerOf(request);
      const { body } = request;
      const profiles = await profilesOf(db, userId);
      const wanted = body.profile_id ?? profileId;
      const profile = profiles.find(({ id }) => id === wanted) ?? profiles[0];
      // A new device could switch the profile: leaving a child's profile is possible only by POST users/self/profile, with the PIN.
      if (profile?.role !== 'child' || body.parental_settings !== undefined) refuseChild(request.caller);
      const notification = body.notification ? notificationOf(body.notification, request.locale, deps) : null;
      const device = {
        userId,
        profileId: profile?.id ?? null,
        name: body.name ?? '',
        deviceType: body.device_type,
        vendor: body.vendor ?? '',
        model: body.model ?? '',
        version: body.version ?? '',
        serial: body.serial ?? '',
        osName: body.os_name ?? '',
        osVersion: body.os_version ?? '',
        applicationType: body.application_type ?? '',
        timezone: body.timezone && isZone(body.timezone) ? body.timezone : null,
        interfaces: body.interfaces ?? [],
        settings: body.settings ?? null,
        parentalSettings: mergeParental(null, body.parental_settings),
        notification,
      };
      const { id, secret } = await registerDevice(db, device, new Date(clock.now()));
      await takeOverBrowser(db, id, notification);
      const created = await deviceById(db, id);
      if (!created) throw new Error('the new device was not found');
      return presentDevice(created, { ...profileViewOf(request, env), requestedId: secret });
    },
  );

  app.get(
    '/v2/users/self/devices/device',
    {
      schema: { summary: 'The device that the token belongs to', response: { 200: DeviceWire } },
      config: { ...config, errors: ['not_found'] },
    },
    async (request) => current(request),
  );

  app.get(
    '/v2/users/self/devices/:id',
    {
      schema: { summary: 'A device of the caller', params: byId, response: { 200: DeviceWire } },
      config: { ...config, errors: ['permission_denied'] },
    },
    async (request) => answer(request, await found(request)),
  );

  app.patch(
    '/v2/users/self/devices/:id',
    {
      schema: {
        summary: 'Changes a device: settings, parental control, notifications',
        params: byId,
        body: Type.Object(changeable),
        response: { 200: DeviceWire },
      },
      config: changing,
    },
    async (request) => {
      if (request.body.parental_settings !== undefined) refuseChild(request.caller);
      const { device } = await found(request);
      const { name, settings, parental_settings, notification } = request.body;
      const registered = notification && notificationOf(notification, request.locale, deps);
      await db
        .update(devices)
        .set({
          name: name ?? device.name,
          settings: settings === undefined ? device.settings : settings,
          parentalSettings: mergeParental(device.parentalSettings, parental_settings),
          notification: registered === undefined ? device.notification : registered,
        })
        .where(eq(devices.id, device.id));
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

  app.get(
    '/v2/users/:userId/devices/device',
    {
      schema: {
        summary: 'The device that the token belongs to',
        params: Type.Object({ userId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
        response: { 200: DeviceWire },
      },
      config,
    },
    async (request) => {
      if (request.params.userId !== callerOf(request).userId) {
        throw new ApiError('not_found', { message: 'unknown_device' });
      }
      return current(request);
    },
  );
};
