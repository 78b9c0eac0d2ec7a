import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { devices, profiles, providers, users } from '../../src/db/schema/session.ts';
import { subscriptions } from '../../src/db/schema/subscriptions.ts';
import { nextSnowflake } from '../../src/domain/snowflake.ts';
import { createTokenStore } from '../../src/http/tokens.ts';
import type { TestPlatform } from '../support/platform.ts';

type Database = Pick<TestPlatform, 'db' | 'clock'>;

export interface Viewer {
  userId: number;
  deviceId: string;
  deviceToken: string;
}

/** A user or a guest with a device, written directly into the tables, because a login needs a slow password hash. */
export async function newViewer(
  { db, clock }: Database,
  { isGuest = false }: { isGuest?: boolean } = {},
): Promise<Viewer> {
  const now = new Date(clock.now());
  const [provider] = await db
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.isDefault, true));
  if (!provider) throw new Error('no provider');
  const [user] = await db
    .insert(users)
    .values({
      providerId: provider.id,
      username: randomUUID(),
      timezone: 'Asia/Almaty',
      deviceLimit: 5,
      isGuest,
      joinedAt: now,
    })
    .returning({ id: users.id });
  if (!user) throw new Error('no user');
  const deviceId = randomUUID();
  await db.insert(devices).values({
    id: deviceId,
    renewalHash: randomUUID(),
    userId: user.id,
    deviceType: 'pc',
    createdAt: now,
    loginAt: now,
  });
  const deviceToken = await createTokenStore(db, clock).issue({ grade: 'device', userId: user.id, deviceId });
  return { userId: user.id, deviceId, deviceToken };
}

/** Selects a child profile on the viewer's device. */
export async function becomeChild({ db, clock }: Database, viewer: Viewer): Promise<void> {
  const id = randomUUID();
  const { userId, deviceId } = viewer;
  await db
    .insert(profiles)
    .values({ id, userId, name: 'Дитя', role: 'child', createdAt: new Date(clock.now()) });
  await db.update(devices).set({ profileId: id }).where(eq(devices.id, deviceId));
}

/** Gives a user a packet from now on, like a purchase. */
export async function subscribe(
  { db, clock }: Database,
  { userId }: Viewer,
  packetId: number,
  { hours }: { hours: number },
): Promise<void> {
  const now = clock.now();
  await db.insert(subscriptions).values({
    id: nextSnowflake(now),
    userId,
    packetId,
    startAt: new Date(now),
    endAt: new Date(now + hours * 3_600_000),
    price: '990.00',
    // A renewing subscription would not be over at its end, but only after a failed renewal.
    renew: false,
  });
}
