import { Type } from 'typebox';
import { providers } from '../db/schema/session.ts';
import { ApiError } from '../http/errors.ts';
import { addressOf, requireRegion } from '../session/region.ts';
import { subscriberOf } from '../session/register.ts';
import { signIn } from '../session/sign-in.ts';
import type { SandboxArea } from './sections.ts';

const text = Type.Optional(Type.String({ maxLength: 128 }));

const schema = {
  body: Type.Object({ manufacturer: text, model: text, serial: text, os: text }),
  response: { 200: Type.Object({ access_token: Type.String() }) },
};

/**
 * The endpoint that an operator network would run for its own subscribers (spec 1 §7 Auto-auth): the caller's line
 * identifies the subscriber. 400, not 403: clients treat a 403 at login as a locked region (spec 1 §8).
 */
export const autoAuthArea: SandboxArea = async (app, deps) => {
  app.post('/sandbox/operator/auto_auth', { schema }, async (request) => {
    const address = addressOf(deps, request);
    await deps.limits.use('autoAuthPerAddress', address);
    const all = await deps.db.select().from(providers).orderBy(providers.id);
    const provider = all.find(({ config }) => config.lines?.subscribers[address]);
    const uid = provider?.config.lines?.subscribers[address];
    if (!provider || !uid) throw new ApiError('invalid', { message: 'unknown_line' });
    requireRegion(deps, request, provider);
    const subscriber = await subscriberOf(deps, provider, uid);
    const { access_token } = await signIn(deps, request, subscriber);
    return { access_token };
  });
};
