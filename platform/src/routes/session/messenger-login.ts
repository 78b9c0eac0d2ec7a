import { and, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { idempotentAnswers } from '../../db/schema/money.ts';
import { users } from '../../db/schema/session.ts';
import { cut } from '../../domain/text.ts';
import type { Deps, Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { activeUser } from '../../session/codes.ts';
import { type MessengerUser, readInitData } from '../../session/init-data.ts';
import type { Provider } from '../../session/provider.ts';
import { requireRegion } from '../../session/region.ts';
import { subscriberOf } from '../../session/register.ts';
import { namedSeller, OfSeller } from '../../session/seller.ts';
import { signIn } from '../../session/sign-in.ts';
import { TokenWire } from '../../session/token.ts';

const LONGEST_INIT_DATA = 4096;
const LONGEST_NAME = 64;

const schema = {
  summary: 'User token for the signed start data of a mini-app of a messenger',
  body: Type.Object({ init_data: Type.String({ minLength: 1, maxLength: LONGEST_INIT_DATA }) }),
  querystring: Type.Object(OfSeller),
  response: { 200: TokenWire },
};

/** What our provider calls a user of the messenger; partners give no such names. */
const uidOf = ({ id }: MessengerUser): string => `messenger:${id}`;

function existing(deps: Deps, provider: Provider, uid: string) {
  return activeUser(deps, and(eq(users.providerId, provider.id), eq(users.providerUid, uid)));
}

/**
 * Start data is valid for one login at one provider, because it is in the address that the messenger opened, where
 * others might read it. It is stored first and then counted, so that two parallel logins cannot both succeed.
 */
async function useOnce({ db, clock }: Deps, userId: number, hash: string): Promise<void> {
  const key = `init_data:${hash}`;
  const used = await db
    .insert(idempotentAnswers)
    .values({
      userId,
      key,
      request: 'init_data',
      status: 200,
      createdAt: new Date(clock.now()),
    })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  const isOurs = and(eq(idempotentAnswers.key, key), eq(idempotentAnswers.request, 'init_data'));
  if (used.length === 0 || (await db.$count(idempotentAnswers, isOurs)) > 1) {
    throw new ApiError('invalid', { message: 'init_data_old' });
  }
}

/**
 * POST /v2/auth/messenger: spec 1 §1 "Surfaces". The signature is checked here, so that the token of the bot is
 * nowhere else; without such a token there is no such login.
 */
export const messengerLoginRoutes: Routes = async (app, deps) => {
  app.post(
    '/v2/auth/messenger',
    { schema, config: { access: 'open', errors: ['permission_denied', 'throttled', 'not_found'] } },
    async (request) => {
      const { env, clock, limits } = deps;
      if (!env.messengerBotToken) throw new ApiError('not_found');
      await limits.check('loginFailuresPerAddress', request.ip);
      const read = readInitData(request.body.init_data, {
        botToken: env.messengerBotToken,
        now: clock.now(),
      });
      if ('refusal' in read) {
        await limits.use('loginFailuresPerAddress', request.ip);
        throw new ApiError('invalid', { message: read.refusal });
      }
      const provider = await namedSeller(deps, request, request.query.provider);
      const uid = uidOf(read.user);
      const known = await existing(deps, provider, uid);
      requireRegion(deps, request, provider, known?.isGeofree);
      if (!known && !provider.config.isRegistrationAllowed) throw new ApiError('permission_denied');
      const firstName = read.user.first_name && cut(read.user.first_name, LONGEST_NAME);
      const user = known ?? (await subscriberOf(deps, provider, uid, firstName));
      await useOnce(deps, user.id, read.hash);
      return signIn(deps, request, user);
    },
  );
};
