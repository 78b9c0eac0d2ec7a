import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { devices } from '../db/schema/session.ts';
import { ApiError } from '../http/errors.ts';
import { newRenewal } from './device-store.ts';
import { lockCaller } from './lock-caller.ts';

type NewDevice = Omit<typeof devices.$inferInsert, 'id' | 'renewalHash' | 'createdAt' | 'loginAt'>;

/**
 * Registers a device, unless its user has as many as allowed.
 * @param tokenHash the token of the call: where it was dropped meanwhile, the device would outlive it
 * @returns its id in lists, and the secret that renews its token, which nobody is told again
 * @throws ApiError `invalid`, too many devices
 */
export async function registerDevice(
  db: Database,
  device: NewDevice,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ id: string; secret: string }> {
  const id = randomUUID();
  const { secret, hash } = newRenewal();
  await db.transaction(async (tx) => {
    // Locked, so that two concurrent creations cannot both take the last place.
    const user = await lockCaller(tx, { userId: device.userId, tokenHash });
    const [held] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(devices)
      .where(eq(devices.userId, device.userId));
    const limit = user?.deviceLimit ?? 0;
    if ((held?.count ?? 0) >= limit) {
      throw new ApiError('invalid', { message: 'too_many_devices', params: { limit } });
    }
    await tx.insert(devices).values({ ...device, id, renewalHash: hash, createdAt: now, loginAt: now });
  });
  return { id, secret };
}
