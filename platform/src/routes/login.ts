import { and, eq, or } from 'drizzle-orm';
import { Type } from 'typebox';
import { users } from '../db/schema/session.ts';
import type { Routes } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import { verifyPassword } from '../session/password.ts';
import { signIn } from '../session/signIn.ts';
import { TokenWire } from '../session/token.ts';

const schema = {
  summary: 'User token for a login and a password',
  body: Type.Object({
    login: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
    app_version: Type.Optional(Type.String({ maxLength: 16 })),
  }),
  response: { 200: TokenWire },
};

/** POST /v2/auth/login, JSON or form. The login is a user name, a phone or an e-mail. */
export const loginRoutes: Routes = async (app, deps) => {
  const { db, limits } = deps;

  app.post(
    '/v2/auth/login',
    { schema, config: { access: 'open', errors: ['throttled'] } },
    async (request) => {
      const { login, password } = request.body;
      const key = login.toLowerCase();
      limits.check('loginFailures', key);
      const [user] = await db
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where(
          and(
            eq(users.isActive, true),
            or(
              eq(users.username, login),
              eq(users.phone, login.replace(/\D/g, '') || login),
              eq(users.email, key),
            ),
          ),
        )
        .limit(1);
      const isRight = await verifyPassword(password, user?.passwordHash ?? null);
      if (!user || !isRight) {
        limits.use('loginFailures', key);
        throw new ApiError('invalid', { message: 'wrong_login' });
      }
      limits.clear('loginFailures', key);
      return signIn(deps, request, user.id);
    },
  );
};
