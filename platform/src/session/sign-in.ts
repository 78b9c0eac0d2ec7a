import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '../db/open.ts';
import { devices, tokens as tokenTable, users } from '../db/schema/session.ts';
import { loginProfileOf } from '../domain/profiles.ts';
import type { Deps } from '../http/app.ts';
import { optionalCaller } from '../http/auth.ts';
import { carryOver } from './carry-over.ts';
import { profilesOf, profileViewOf } from './profile.ts';
import { presentToken, type TokenWire } from './token.ts';
import type { User } from './user.ts';

/** What a login proved in addition to the identity. */
interface Proof {
  /** The user entered a code that was sent to their phone. */
  phone?: boolean;
}

/**
 * The first entered code proves the owner of the number. Before that, anybody could have added it to their own
 * account; a password and devices from that time would keep access to the owner's account.
 */
async function confirmPhone(tx: Database, user: User): Promise<void> {
  if (user.isPhoneConfirmed) return;
  await tx.update(users).set({ isPhoneConfirmed: true, passwordHash: null }).where(eq(users.id, user.id));
  if (user.passwordHash === null) return;
  await tx.delete(tokenTable).where(eq(tokenTable.userId, user.id));
  await tx.delete(devices).where(eq(devices.userId, user.id));
}

/**
 * A login-grade token for an authenticated user. With a guest's token in the request, `was_guest` is set, and the guest's
 * history and favourites move to the user (spec 1 §4).
 */
export async function signIn(
  deps: Deps,
  request: FastifyRequest,
  user: User,
  proof: Proof = {},
): Promise<Static<typeof TokenWire>> {
  const { db, clock, tokens, env } = deps;
  const before = await optionalCaller(request, tokens);
  const wasGuest = Boolean(before?.isGuest && before.userId !== user.id);
  const profile = loginProfileOf(await profilesOf(db, user.id));
  await db.transaction(async (tx) => {
    if (proof.phone) await confirmPhone(tx, user);
    await tx
      .update(users)
      .set({ lastLoginAt: new Date(clock.now()) })
      .where(eq(users.id, user.id));
    if (before && wasGuest && !user.isGuest) {
      await carryOver(tx, before.userId, { userId: user.id, profileId: profile?.id ?? '' });
    }
  });
  await tokens.drop(user.id);
  const accessToken = await tokens.issue({
    grade: 'user',
    userId: user.id,
    ...(profile ? { profileId: profile.id } : {}),
  });
  return presentToken({ accessToken, profile, wasGuest }, profileViewOf(request, env));
}
