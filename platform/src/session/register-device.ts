import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { devices, users } from '../db/schema/session.ts';
import { ApiError } from '../http/errors.ts';
import { newRenewal } from './device-store.ts';

type NewDevice = Omit<typeof devices.$inferInsert, 'id' | 'renewalHash' | 'createdAt' | 'loginAt'>;

/**
 * Registers a device, unless its user has as many as allowed.
 * @returns its id in lists, and the secret that renews its token, which nobody is told again
 * @throws ApiError `invalid`, too many devices
 */
export async function registerDevice(
  db: Database,
  device: NewDevice,
  now: Date,
): Promise<{ id: string; secret: string }> {
  const id = randomUUID();
  const { secret, hash } = newRenewal();
  await db.transaction(async (tx) => {
    // Locked, so that two concurrent creations cannot both take the last place.
    const [user] = await tx.select().from(users).where(eq(users.id, device.userId)).for('update');
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
