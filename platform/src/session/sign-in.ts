import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '../db/open.ts';
import { deviceCodes, devices, tokens as tokenTable, users } from '../db/schema/session.ts';
import { loginProfileOf } from '../domain/profiles.ts';
import type { Deps } from '../http/app.ts';
import { optionalCaller } from '../http/auth.ts';
import { ApiError } from '../http/errors.ts';
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
 * account; a password, devices and allowed logins from that time would keep access to the owner's account.
 */
async function confirmPhone(tx: Database, user: User): Promise<void> {
  if (user.isPhoneConfirmed) return;
  await tx.update(users).set({ isPhoneConfirmed: true, passwordHash: null }).where(eq(users.id, user.id));
  if (user.passwordHash === null) return;
  await tx.delete(tokenTable).where(eq(tokenTable.userId, user.id));
  await tx.delete(devices).where(eq(devices.userId, user.id));
  await tx.delete(deviceCodes).where(eq(deviceCodes.userId, user.id));
}

/**
 * The user as stored now, locked until the login is complete: a password may have been dropped while it was compared. A
 * code that was sent to the phone is valid whatever the password is.
 */
async function lockProven(tx: Database, user: User, { phone }: Proof): Promise<User> {
  const [current] = await tx.select().from(users).where(eq(users.id, user.id)).for('update');
  if (!current || (!phone && current.passwordHash !== user.passwordHash)) {
    throw new ApiError('invalid', { message: 'wrong_login' });
  }
  return current;
}

/**
 * A login-grade token for an authenticated user. With a guest's token in the request, `was_guest` is set, and the guest's
 * history and favourites move to the user (spec 1 §4).
 * @param user as read before the proof was checked
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
  const accessToken = await db.transaction(async (tx) => {
    const current = await lockProven(tx, user, proof);
    if (proof.phone) await confirmPhone(tx, current);
    await tx
      .update(users)
      .set({ lastLoginAt: new Date(clock.now()) })
      .where(eq(users.id, user.id));
    if (before && wasGuest && !user.isGuest) {
      await carryOver(tx, before.userId, { userId: user.id, profileId: profile?.id ?? '' });
    }
    return tokens.issue(
      { grade: 'user', userId: user.id, ...(profile ? { profileId: profile.id } : {}) },
      tx,
    );
  });
  await tokens.drop(user.id);
  return presentToken({ accessToken, profile, wasGuest }, profileViewOf(request, env));
}
