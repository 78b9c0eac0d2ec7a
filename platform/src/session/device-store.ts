import { createHash, randomUUID } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { devices, profiles, users } from '../db/schema/session.ts';
import type { Device, DeviceRow } from './device.ts';
import type { Profile } from './profile.ts';
import type { User } from './user.ts';

/** A device with its profile and user. */
export interface FullDeviceRow extends DeviceRow {
  device: Device;
  owner: User;
  profile: Profile | null;
}

function rows(db: Database) {
  return db
    .select({ device: devices, owner: users, profile: profiles })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .leftJoin(profiles, eq(profiles.id, devices.profileId));
}

/** A user's devices; the one with the oldest login comes first, because clients remove that one (spec 1 §4). */
export function devicesOf(db: Database, userId: number): Promise<DeviceRow[]> {
  return rows(db).where(eq(devices.userId, userId)).orderBy(devices.loginAt, devices.createdAt);
}

/**
 * The secret with which a client renews its token. It is sent as the device's id, because clients of the live service use
 * that id for everything; only its hash is stored.
 */
export function newRenewal(): { secret: string; hash: string } {
  const secret = randomUUID();
  return { secret, hash: renewalHash(secret) };
}

function renewalHash(secret: string): string {
  return createHash('sha256').update(secret.toLowerCase()).digest('hex');
}

/** The device of the client with this secret; ids from lists find none. */
export async function deviceByRenewal(db: Database, secret: string): Promise<FullDeviceRow | null> {
  const [row] = await rows(db).where(eq(devices.renewalHash, renewalHash(secret)));
  return row ?? null;
}

export async function deviceById(db: Database, id: string): Promise<FullDeviceRow | null> {
  const [row] = await rows(db).where(eq(devices.id, id));
  return row ?? null;
}

/** A device of the user, by its id in lists or by its client's secret. */
export async function ownDevice(db: Database, userId: number, id: string): Promise<FullDeviceRow | null> {
  const isNamed = or(eq(devices.id, id), eq(devices.renewalHash, renewalHash(id)));
  const [row] = await rows(db).where(and(isNamed, eq(devices.userId, userId)));
  return row ?? null;
}
