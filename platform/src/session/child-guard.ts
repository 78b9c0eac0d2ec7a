import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { profiles, users } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { type Caller, isChild } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Spec 3 §6: switching to an adult profile needs the PIN when parental control is set. Asked of children only: between adult
 * profiles it is the client that decides (spec 1 §6, the unlock lasts a while).
 */
export async function permitSwitch(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  caller: Caller,
  { id, pincode }: { id: string; pincode: string | undefined },
): Promise<void> {
  if (!isChild(caller)) return;
  const [row] = await db
    .select({ role: profiles.role, pin: users.parentalCode })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.id, id), eq(profiles.userId, caller.userId)));
  if (row?.role !== 'adult' || !row.pin) return;
  if (!pincode) throw new ApiError('permission_denied', { message: 'pincode_needed' });
  // Before the comparison, so that tries at once gain nothing.
  limits.use('pincodeAttempts', String(caller.userId));
  if (!isSame(pincode, row.pin)) throw new ApiError('permission_denied', { message: 'wrong_pincode' });
  limits.clear('pincodeAttempts', String(caller.userId));
}
