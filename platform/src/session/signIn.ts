import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { users } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { optionalCaller } from '../http/auth.ts';
import { profilesOf } from './profile.ts';
import { presentToken, type TokenWire } from './token.ts';

/** A login-grade token for a user who has proved who they are; `was_guest` when a guest's token came along (spec 1 §4). */
export async function signIn(
  deps: Deps,
  request: FastifyRequest,
  userId: number,
): Promise<Static<typeof TokenWire>> {
  const { db, clock, tokens, env } = deps;
  const before = await optionalCaller(request, tokens);
  await db
    .update(users)
    .set({ lastLoginAt: new Date(clock.now()) })
    .where(eq(users.id, userId));
  const [profile = null] = await profilesOf(db, userId);
  const accessToken = await tokens.issue({
    grade: 'user',
    userId,
    ...(profile ? { profileId: profile.id } : {}),
  });
  const wasGuest = Boolean(before?.isGuest && before.userId !== userId);
  return presentToken({ accessToken, profile, wasGuest }, env.publicUrl);
}
