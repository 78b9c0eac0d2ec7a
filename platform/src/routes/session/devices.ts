import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { loginProfileOf } from '../../domain/profiles.ts';
import { isZone } from '../../domain/zone-name.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf, refuseChild } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { permitSwitch } from '../../session/child-guard.ts';
import { DeviceWire, mergeParental, presentDevice } from '../../session/device.ts';
import { DeviceCreation } from '../../session/device-fields.ts';
import { notificationOf, takeOverBrowser } from '../../session/device-notification.ts';
import { deviceById, devicesOf } from '../../session/device-store.ts';
import { profilesOf, profileViewOf } from '../../session/profile.ts';
import { registerDevice } from '../../session/register-device.ts';
import { NumericId } from '../query.ts';

const config = { access: 'user' } as const;

/** A viewer's devices: the list, a new one, and the one in use. Those by id are in `device.ts`. */
export const devicesRoutes: Routes = async (app, deps) => {
  const { db, clock, env } = deps;

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
        summary: 'Registers a device; its id is returned only here and renews its token',
        body: DeviceCreation,
        response: { 200: DeviceWire },
      },
      // A child's device is limited by the handler.
      config: { ...config, forChildren: true, errors: ['permission_denied'] },
    },
    async (request) => {
      const caller = callerOf(request);
      const { userId, profileId, tokenHash } = caller;
      const { body } = request;
      const profiles = await profilesOf(db, userId);
      const wanted = body.profile_id ?? profileId;
      const profile = profiles.find(({ id }) => id === wanted) ?? loginProfileOf(profiles);
      // A new device could switch the profile: leaving a child's profile is possible only by POST users/self/profile, with the PIN.
      if (profile?.role !== 'child' || body.parental_settings !== undefined) refuseChild(caller);
      // Nor is it a way around the PIN to a sibling's profile that may watch more.
      else await permitSwitch(deps, caller, { id: profile.id, pincode: undefined });
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
      const { id, secret } = await registerDevice(db, device, { tokenHash, now: new Date(clock.now()) });
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
    '/v2/users/:userId/devices/device',
    {
      schema: {
        summary: 'The device that the token belongs to',
        params: Type.Object({ userId: NumericId }),
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
