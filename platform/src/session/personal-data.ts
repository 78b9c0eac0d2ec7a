import { asc, eq } from 'drizzle-orm';
import { adIds } from '../db/schema/ads.ts';
import { accounts } from '../db/schema/money.ts';
import { type DeviceNotification, devices, profiles } from '../db/schema/session.ts';
import { screenUse } from '../db/schema/viewing.ts';
import type { Deps } from '../http/app.ts';
import type { Locale } from '../http/locale.ts';
import { moneyOf } from './personal-money.ts';
import { noticesOf } from './personal-notices.ts';
import { viewingOf } from './personal-viewing.ts';
import { type Profile, presentLimits, profileName } from './profile.ts';
import type { User } from './user.ts';

/** Everything of one user, as a document for them: no hashes, tokens or keys, and nothing about anybody else. */
export type PersonalData = Record<string, unknown>;

/** Collects the personal data of a user for a file (right of access). */
export async function personalData(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  locale: Locale,
): Promise<PersonalData> {
  const { db, clock } = deps;
  const [viewing, notices, money] = await Promise.all([
    viewingOf(deps, user.id, locale),
    noticesOf(deps, user.id, locale),
    moneyOf(deps, user.id, locale),
  ]);
  const [ownProfiles, ownDevices, ownAdIds, [account]] = await Promise.all([
    db
      .select({ profile: profiles, use: screenUse })
      .from(profiles)
      .leftJoin(screenUse, eq(screenUse.profileId, profiles.id))
      .where(eq(profiles.userId, user.id))
      .orderBy(asc(profiles.createdAt)),
    db.select().from(devices).where(eq(devices.userId, user.id)),
    db.select().from(adIds).where(eq(adIds.userId, user.id)),
    db.select().from(accounts).where(eq(accounts.userId, user.id)),
  ]);
  return {
    made: new Date(clock.now()),
    account: { ...accountOf(user), balance: account?.balance ?? null },
    withoutProfile: viewing(''),
    profiles: ownProfiles.map(({ profile, use }) => ({
      name: profileName(profile, locale),
      role: profile.role,
      ...(profile.role === 'child' && limitsOf(profile, use)),
      created: profile.createdAt,
      ...viewing(profile.id),
    })),
    devices: ownDevices.map(deviceOf),
    advertisingIds: ownAdIds.map(({ vendor, identifier, createdAt }) => ({
      vendor,
      id: identifier,
      created: createdAt,
    })),
    ...notices,
    ...money,
  };
}

const accountOf = (user: User) => ({
  number: user.id,
  login: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  isPhoneConfirmed: user.isPhoneConfirmed,
  email: user.email,
  isEmailConfirmed: user.isEmailConfirmed,
  provider_number: user.providerUid || null,
  operatorCity: user.operatorCityId,
  operatorAddress: user.operatorAddressId,
  referral: user.referId || null,
  timezone: user.timezone,
  appVersion: user.appVersion || null,
  settings: user.settings,
  isParentalControlOff: user.isParentalIgnored,
  joined: user.joinedAt,
  lastLogin: user.lastLoginAt,
  deletionRequested: user.deletionRequestedAt,
});

const limitsOf = (profile: Profile, use: typeof screenUse.$inferSelect | null) => ({
  ageLevel: profile.ageLevel,
  limits: presentLimits(profile),
  watched: use && { day: use.day, milliseconds: use.usedMs },
});

const deviceOf = (device: typeof devices.$inferSelect) => ({
  name: device.name,
  type: device.deviceType,
  vendor: device.vendor,
  model: device.model,
  version: device.version,
  serial: device.serial,
  system: [device.osName, device.osVersion].join(' ').trim(),
  application: device.applicationType,
  timezone: device.timezone,
  interfaces: device.interfaces,
  settings: device.settings,
  parentalSettings: device.parentalSettings,
  notifications: device.notification && notificationsOf(device.notification),
  created: device.createdAt,
  login: device.loginAt,
});

/** Without the address: who has it can send notices to the device. */
const notificationsOf = ({ notification_type, created_at, locale }: DeviceNotification) => ({
  type: notification_type,
  language: locale ?? null,
  registered: created_at,
});
