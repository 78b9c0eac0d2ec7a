import { Type } from 'typebox';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { requirePinOf } from '../../session/child-guard.ts';
import { giveMore, screenTimeOf } from '../../session/screen-time.ts';

const ScreenTimeWire = Type.Object({
  /** Seconds of watching that are left now; null without a limit. */
  seconds_left: Type.Union([Type.Integer(), Type.Null()]),
  reason: Type.Union([Type.Literal('bedtime'), Type.Literal('screen_time_over'), Type.Null()]),
});

/** Ours: how long the child of this device may still watch, and more of it from a parent. */
export const screenTimeRoutes: Routes = async (app, deps) => {
  app.get(
    '/v2/users/self/screen_time',
    {
      config: { access: 'user' },
      schema: {
        summary: 'What is left of the screen time of a child profile',
        response: { 200: ScreenTimeWire },
      },
    },
    async (request) => {
      const { secondsLeft, reason } = await screenTimeOf(deps, callerOf(request));
      return { seconds_left: secondsLeft, reason };
    },
  );

  app.post(
    '/v2/users/self/screen_time/more',
    {
      config: { access: 'user', forChildren: true, errors: ['permission_denied', 'throttled'] },
      schema: {
        summary: 'A parent gives a child profile 30 minutes more, with the PIN where one is set',
        body: Type.Object({ pincode: Type.Optional(Type.String({ maxLength: 16 })) }),
        response: { 200: ScreenTimeWire },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      if (caller.childLevel === null || caller.profileId === null) throw new ApiError('permission_denied');
      await requirePinOf(deps, caller.userId, request.body.pincode);
      await giveMore(deps, caller.profileId, caller.timezone);
      const { secondsLeft, reason } = await screenTimeOf(deps, caller);
      return { seconds_left: secondsLeft, reason };
    },
  );
};
