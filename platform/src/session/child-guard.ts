import { and, eq } from 'drizzle-orm';
import { profiles, users } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { type Caller, isChild } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { isRightPin } from './pin.ts';

/**
 * Switching to an adult profile requires the PIN, if there is one (spec 3 §6). Only children are asked: between adult
 * profiles the client decides (spec 1 §6, the unlock lasts a while).
 */
export async function permitSwitch(
  deps: Pick<Deps, 'db' | 'clock' | 'limits' | 'streamSecret'>,
  caller: Caller,
  { id, pincode }: { id: string; pincode: string | undefined },
): Promise<void> {
  if (!isChild(caller)) return;
  const [row] = await deps.db
    .select({ role: profiles.role, user: users })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.id, id), eq(profiles.userId, caller.userId)));
  if (row?.role !== 'adult' || !row.user.pinHash) return;
  if (!pincode) throw new ApiError('permission_denied', { message: 'pincode_needed' });
  if (await isRightPin(deps, row.user, pincode)) return;
  throw new ApiError('permission_denied', { message: 'wrong_pincode' });
}
