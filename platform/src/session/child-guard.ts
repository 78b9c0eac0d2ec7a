import { and, eq } from 'drizzle-orm';
import { profiles, users } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { type Caller, isChild } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { isRightPin } from './pin.ts';

/**
 * The way to an adult profile needs the PIN, if there is one (spec 3 §6). Asked of children only: between adult
 * profiles it is the client that decides (spec 1 §6, the unlock lasts a while).
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
