import { Type } from 'typebox';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { translate } from '../../http/messages/translate.ts';
import { isRightPin, makeSentPin } from '../../session/pin.ts';
import { callingUser } from '../../session/user.ts';

/** The caller's PIN: checked here, and sent to who has forgotten it (spec 1 §3). */
export const parentalCodeRoutes: Routes = async (app, deps) => {
  const { db, limits, messenger } = deps;

  // Our own call: `parental_code` of the user is empty, so current clients check the PIN here.
  app.post(
    '/v2/users/self/parental_code/check',
    {
      schema: {
        summary: 'Whether it is the caller’s PIN',
        body: Type.Object({ pincode: Type.String({ maxLength: 16 }) }),
        response: { 200: Type.Object({ is_right: Type.Boolean() }) },
      },
      config: { access: 'user', errors: ['throttled'] },
    },
    async (request) => {
      const user = await callingUser(db, request);
      if (!user.pinHash) throw new ApiError('invalid', { message: 'no_parental_code' });
      return { is_right: await isRightPin(deps, user, request.body.pincode) };
    },
  );

  app.post(
    '/v2/users/self/parental_code/send',
    {
      schema: {
        summary: 'Sends a PIN that works for ten minutes to the caller’s phone',
        response: { 200: Type.Object({}) },
      },
      config: { access: 'user', forChildren: true, errors: ['invalid', 'throttled'] },
    },
    async (request) => {
      const { id, phone, pinHash } = await callingUser(db, request);
      if (!pinHash) throw new ApiError('invalid', { message: 'no_parental_code' });
      if (!phone) throw new ApiError('invalid', { message: 'no_phone' });
      await limits.use('otpResend', `pin:${id}`);
      await limits.use('parentalCodePerUser', String(id));
      const code = await makeSentPin(deps, id);
      const text = translate(request.locale, { key: 'text_parental_code', params: { code } });
      await messenger.send({ channel: 'sms', to: phone, text, code });
      return {};
    },
  );
};
