import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { networkOf } from '../../domain/address-ranges.ts';
import { isoSeconds } from '../../domain/iso.ts';
import type { Routes } from '../../http/app.ts';
import { type Caller, registeredCallerOf } from '../../http/caller.ts';
import { ApiError, type ErrorCode } from '../../http/errors.ts';
import { Nullable } from '../../presenters/schema.ts';
import {
  answerDevice,
  DEVICE_CODE_SECONDS,
  dropDeviceCode,
  makeDeviceCode,
  POLL_SECONDS,
  pollDeviceCode,
  type WaitingDevice,
  waitingDevice,
} from '../../session/device-code.ts';
import { providerById } from '../../session/provider.ts';
import { addressOf, countryOf, requireRegion } from '../../session/region.ts';
import { signIn } from '../../session/sign-in.ts';
import { TokenWire } from '../../session/token.ts';

const text = Type.String();
const word = Type.String({ maxLength: 64 });

const ofDevice = Type.Object({ device_code: Type.String({ minLength: 1, maxLength: 64 }) });
const ofViewer = Type.Object({ user_code: Type.String({ minLength: 1, maxLength: 32 }) });

/** What a viewer is told before the answer. The address itself would tell a guesser where strangers are. */
const WaitingWire = Type.Object({
  device_type: text,
  model: text,
  os_name: text,
  country: Nullable(text),
  is_same_network: Type.Boolean(),
  created_at: text,
});

/** The failures of RFC 8628, section 3.5. */
const failureOf = {
  waiting: 'authorization_pending',
  early: 'slow_down',
  refused: 'access_denied',
  expired: 'expired_token',
} as const satisfies Record<string, ErrorCode>;

const open = { access: 'open' } as const;

/** A login on a device without a keyboard, which a viewer allows from another one (RFC 8628). */
export const deviceCodeRoutes: Routes = async (app, deps) => {
  const { limits } = deps;

  app.post(
    '/v2/auth/device_code',
    {
      schema: {
        summary: 'Codes for a login that is allowed from another device',
        body: Type.Object({
          device_type: word,
          model: Type.Optional(word),
          os_name: Type.Optional(word),
        }),
        response: {
          200: Type.Object({
            device_code: text,
            user_code: text,
            expires_in: Type.Integer(),
            interval: Type.Integer(),
          }),
        },
      },
      config: { ...open, errors: ['throttled'] },
    },
    async (request) => {
      await limits.use('deviceCodesPerAddress', request.ip);
      const { device_type, model = '', os_name = '' } = request.body;
      const { deviceCode, userCode } = await makeDeviceCode(deps, {
        deviceType: device_type,
        model,
        osName: os_name,
        address: addressOf(deps, request),
      });
      return {
        device_code: deviceCode,
        user_code: userCode,
        expires_in: DEVICE_CODE_SECONDS,
        interval: POLL_SECONDS,
      };
    },
  );

  app.post(
    '/v2/auth/device_code/token',
    {
      schema: {
        summary: 'User token for a device that a viewer has allowed',
        body: ofDevice,
        response: { 200: TokenWire },
      },
      config: {
        ...open,
        errors: ['authorization_pending', 'slow_down', 'access_denied', 'expired_token', 'permission_denied'],
      },
    },
    async (request) => {
      const poll = await pollDeviceCode(deps, request.body.device_code);
      if (poll.state !== 'allowed') throw new ApiError(failureOf[poll.state]);
      const { user } = poll;
      const provider = await providerById(deps.db, user.providerId);
      if (provider) requireRegion(deps, request, provider, user.isGeofree);
      return signIn(deps, request, user);
    },
  );

  app.post(
    '/v2/auth/device_code/cancel',
    {
      schema: {
        summary: 'The device waits no longer',
        body: ofDevice,
        response: { 200: Type.Object({}) },
      },
      config: open,
    },
    async (request) => {
      await dropDeviceCode(deps, request.body.device_code);
      return {};
    },
  );

  /** Every attempt counts before its code is looked up, so that concurrent ones gain nothing. */
  async function countAttempt(request: FastifyRequest): Promise<Caller> {
    const caller = registeredCallerOf(request);
    await limits.use('deviceAnswersPerAddress', request.ip);
    await limits.use('deviceAnswers', String(caller.userId));
    return caller;
  }

  function present(request: FastifyRequest, device: WaitingDevice): Static<typeof WaitingWire> {
    const { deviceType, model, osName, address, createdAt } = device;
    return {
      device_type: deviceType,
      model,
      os_name: osName,
      country: countryOf(deps, address),
      is_same_network: networkOf(address) === networkOf(addressOf(deps, request)),
      created_at: isoSeconds(createdAt),
    };
  }

  const config = { access: 'user', errors: ['permission_denied', 'throttled'] } as const;

  app.post(
    '/v2/users/self/device_codes/check',
    {
      schema: {
        summary: 'The device that shows this code',
        body: ofViewer,
        response: { 200: WaitingWire },
      },
      config,
    },
    async (request) => {
      await countAttempt(request);
      const device = await waitingDevice(deps, request.body.user_code);
      if (!device) throw new ApiError('invalid', { message: 'unknown_device_code' });
      return present(request, device);
    },
  );

  app.post(
    '/v2/users/self/device_codes',
    {
      schema: {
        summary: 'Allows or refuses the login of the device that shows this code',
        body: Type.Object({ ...ofViewer.properties, is_allowed: Type.Boolean() }),
        response: { 200: Type.Object({}) },
      },
      config,
    },
    async (request) => {
      const caller = await countAttempt(request);
      const { user_code, is_allowed } = request.body;
      const isAnswered = await answerDevice(deps, user_code, { caller, isAllowed: is_allowed });
      if (!isAnswered) throw new ApiError('invalid', { message: 'unknown_device_code' });
      return {};
    },
  );
};
