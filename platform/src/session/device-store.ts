import { and, eq } from 'drizzle-orm';
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

export async function deviceById(db: Database, id: string): Promise<FullDeviceRow | null> {
  const [row] = await rows(db).where(eq(devices.id, id));
  return row ?? null;
}

export async function ownDevice(db: Database, userId: number, id: string): Promise<FullDeviceRow | null> {
  const [row] = await rows(db).where(and(eq(devices.id, id), eq(devices.userId, userId)));
  return row ?? null;
}
