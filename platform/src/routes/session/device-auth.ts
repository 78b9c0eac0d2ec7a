import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { devices, users } from '../../db/schema/session.ts';
import type { Routes } from '../../http/app.ts';
import { optionalCaller } from '../../http/auth.ts';
import { ApiError } from '../../http/errors.ts';
import { isUuid } from '../../http/uuid.ts';
import { deviceByRenewal } from '../../session/device-store.ts';
import { profileViewOf } from '../../session/profile.ts';
import { providerById } from '../../session/provider.ts';
import { requireRegion } from '../../session/region.ts';
import { presentToken, TokenWire } from '../../session/token.ts';

const schema = {
  summary: 'Device token, which may stream, for a device',
  body: Type.Object({ device_id: Type.String({ minLength: 1, maxLength: 64 }) }),
  response: { 200: TokenWire },
};

/**
 * POST /v2/auth/device, JSON or form. The only input is the device id from the registration, which is the refresh token
 * (wire 2).
 */
export const deviceAuthRoutes: Routes = async (app, deps) => {
  const { db, clock, tokens, env } = deps;

  app.post(
    '/v2/auth/device',
    { schema, config: { access: 'open', errors: ['permission_denied'] } },
    async (request) => {
      const given = request.body.device_id;
      const row = isUuid(given) ? await deviceByRenewal(db, given) : null;
      if (!row?.owner.isActive) throw new ApiError('invalid', { message: 'unknown_device' });
      const { device, owner } = row;
      const { id } = device;
      const provider = await providerById(db, owner.providerId);
      if (provider) requireRegion(deps, request, provider, owner.isGeofree);
      const before = await optionalCaller(request, tokens);
      const loginAt = new Date(clock.now());
      await db.update(devices).set({ loginAt }).where(eq(devices.id, id));
      await db.update(users).set({ lastLoginAt: loginAt }).where(eq(users.id, owner.id));
      const accessToken = await tokens.issue({ grade: 'device', userId: owner.id, deviceId: id });
      const wasGuest = Boolean(before?.isGuest && before.userId !== owner.id);
      return presentToken(
        { accessToken, row: { ...row, device: { ...device, loginAt } }, calledBy: given, wasGuest },
        profileViewOf(request, env),
      );
    },
  );
};
