import { eq } from 'drizzle-orm';
import { profiles, users } from '../db/schema/session.ts';
import { allowsMore } from '../domain/profiles.ts';
import type { Deps } from '../http/app.ts';
import { type Caller, isChild } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { isRightPin } from './pin.ts';

type PinDeps = Pick<Deps, 'db' | 'clock' | 'limits' | 'streamSecret'>;

/**
 * Switching to a profile that may watch more requires the PIN, if there is one (spec 3 §6). Only children are asked: between
 * adult profiles the client decides (spec 1 §6, the unlock lasts a while).
 */
export async function permitSwitch(
  deps: PinDeps,
  caller: Caller,
  { id, pincode }: { id: string; pincode: string | undefined },
): Promise<void> {
  if (!isChild(caller)) return;
  const rows = await deps.db
    .select({ profile: profiles, user: users })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, caller.userId));
  const next = rows.find(({ profile }) => profile.id === id);
  const own = rows.find(({ profile }) => profile.id === caller.profileId);
  if (!next || next === own) return;
  if (!own || allowsMore(next.profile, own.profile)) await requirePin(deps, next.user, pincode);
}

/** What a parent allows a child requires the PIN of the account, if there is one. */
export async function requirePinOf(
  deps: PinDeps,
  userId: number,
  pincode: string | undefined,
): Promise<void> {
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
  if (user) await requirePin(deps, user, pincode);
}

async function requirePin(
  deps: PinDeps,
  user: typeof users.$inferSelect,
  pincode: string | undefined,
): Promise<void> {
  if (!user.pinHash) return;
  if (!pincode) throw new ApiError('permission_denied', { message: 'pincode_needed' });
  if (await isRightPin(deps, user, pincode)) return;
  throw new ApiError('permission_denied', { message: 'wrong_pincode' });
}
