import { createHash, randomUUID } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { devices, profiles, users } from '../db/schema/session.ts';
import type { Device, DeviceRow } from './device.ts';
import type { Profile } from './profile.ts';
import type { User } from './user.ts';

/** A device with everything around it. */
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

/** A user's devices; the one that logged in longest ago comes first: it is the one clients remove (spec 1 §4). */
export function devicesOf(db: Database, userId: number): Promise<DeviceRow[]> {
  return rows(db).where(eq(devices.userId, userId)).orderBy(devices.loginAt, devices.createdAt);
}

/**
 * What a client renews its token with. It is told as the device's id, because clients of the live service use the one they were
 * given for everything; only its hash is kept.
 */
export function newRenewal(): { secret: string; hash: string } {
  const secret = randomUUID();
  return { secret, hash: renewalHash(secret) };
}

function renewalHash(secret: string): string {
  return createHash('sha256').update(secret.toLowerCase()).digest('hex');
}

/** The device whose client was given this; what lists show finds none. */
export async function deviceByRenewal(db: Database, secret: string): Promise<FullDeviceRow | null> {
  const [row] = await rows(db).where(eq(devices.renewalHash, renewalHash(secret)));
  return row ?? null;
}

export async function deviceById(db: Database, id: string): Promise<FullDeviceRow | null> {
  const [row] = await rows(db).where(eq(devices.id, id));
  return row ?? null;
}

/** A device of the user, by what lists show or by what its client was given. */
export async function ownDevice(db: Database, userId: number, id: string): Promise<FullDeviceRow | null> {
  const isNamed = or(eq(devices.id, id), eq(devices.renewalHash, renewalHash(id)));
  const [row] = await rows(db).where(and(isNamed, eq(devices.userId, userId)));
  return row ?? null;
}
