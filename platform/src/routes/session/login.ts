import { and, eq, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import { users } from '../../db/schema/session.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { activeUser } from '../../session/codes.ts';
import { type LoginName, readLogin } from '../../session/login-name.ts';
import { verifyPassword } from '../../session/password.ts';
import { providerById } from '../../session/provider.ts';
import { requireRegion } from '../../session/region.ts';
import { signIn } from '../../session/sign-in.ts';
import { TokenWire } from '../../session/token.ts';

const schema = {
  summary: 'User token for a login and a password',
  body: Type.Object({
    login: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
    app_version: Type.Optional(Type.String({ maxLength: 16 })),
  }),
  response: { 200: TokenWire },
};

/** The users that a login can name. An unconfirmed e-mail finds nobody, because anybody could have entered it. */
function named({ kind, value }: LoginName): SQL | undefined {
  if (kind === 'phone') return eq(users.phone, value);
  if (kind === 'email') return and(eq(users.email, value), eq(users.isEmailConfirmed, true));
  return eq(users.username, value);
}

/** POST /v2/auth/login, JSON or form. The login is a user name, a phone or an e-mail. */
export const loginRoutes: Routes = async (app, deps) => {
  const { limits } = deps;
  const config = { access: 'open' as const, errors: ['permission_denied', 'throttled'] as const };

  app.post('/v2/auth/login', { schema, config }, async (request) => {
    const { login, password } = request.body;
    await limits.check('loginFailuresPerAddress', request.ip);
    const name = readLogin(login);
    const user = await activeUser(deps, named(name));
    // Counted for the user, however the login name is written, and for the requester, so that nobody can lock out
    // others. Counted before the check, so that parallel attempts give no advantage.
    const subject = user ? `user:${user.id}` : `${name.kind}:${name.value.toLowerCase()}`;
    const key = `${subject} ${request.requester.counted}`;
    await limits.use('loginFailures', key);
    const isRight = await verifyPassword(password, user?.passwordHash ?? null);
    if (!user || !isRight) {
      await limits.use('loginFailuresPerAddress', request.ip);
      throw new ApiError('invalid', { message: 'wrong_login' });
    }
    await limits.clear('loginFailures', key);
    const provider = await providerById(deps.db, user.providerId);
    if (provider) requireRegion(deps, request, provider, user.isGeofree);
    return signIn(deps, request, user);
  });
};
