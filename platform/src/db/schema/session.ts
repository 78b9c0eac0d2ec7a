import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Localized } from '../../origin/catalogue.ts';
import { moment } from './columns.ts';

/** What the operator says of one contract: spec 1 §4, wire 2.12 status_block (-2 blocks, -1 asks to pay). */
export type OperatorContract = { username: string; balance: string; amount: string; status: -2 | -1 | 0 };

/** An operator that knows its subscribers by city and address: spec 1 §7, wire 2.12. */
export type OperatorNetwork = {
  /** Phones that do not begin so get no code (spec 1 §5). */
  phonePrefix: string;
  cities: { id: number; name: Localized; addresses: { id: number; address: Localized }[] }[];
  /** By address id. */
  contracts: Record<number, OperatorContract>;
};

export type CodeMessenger = 'sms' | 'telegram';

/** The lines of an operator that knows who lives at the end of each: spec 1 §7 Auto-auth. */
export type OperatorLines = {
  /** What such an operator calls its subscriber, by the address of the line. */
  subscribers: Record<string, string>;
};

/** What a provider (who sells) decides about its network: wire 2 network and 2.9. */
export type ProviderConfig = {
  country: string;
  /** Countries in which this provider may show anything (spec 1 §8: elsewhere 403); empty means everywhere. */
  servedCountries: string[];
  /** Addresses of the provider's own network, as CIDR: who comes from one of them is its viewer. */
  networks: string[];
  lines: OperatorLines | null;
  promoDays: number;
  isGuestAllowed: boolean;
  isRegistrationAllowed: boolean;
  /** Address that logs its own subscribers in; empty for most. */
  autoAuth: string;
  agreement: string;
  privacy: string;
  terms: string;
  lkLink: { label: Localized; url: string } | null;
  audioLanguages: string[];
  subtitleLanguages: string[];
  phoneOtpLength: number;
  phoneMask: string;
  timezone: string;
  deviceLimit: number;
  isHavePurchases: boolean;
  isAllowAdditionalPacketsWithoutBase: boolean;
  displayContactInfo: boolean;
  disallowSubscribe: boolean;
  currency: { ascii: string; format: string; symbol: string; iso: string };
  login: { title: Localized; description: Localized };
  /** Ways a one-time code can travel, the preferred one first (wire 2 send_methods). */
  codeMessengers: CodeMessenger[];
  operator: OperatorNetwork | null;
  /** Promo codes ask for a linked card before they give days (spec 3 §4 promo wizard, step 3). */
  promoNeedsLinkedCard: boolean;
  landing: {
    logo: string;
    url: string;
    supportEmail: string;
    supportPhone: string;
    supportUrl: string;
    /** Where people become subscribers of the provider itself (spec 3 §2 provider landing). */
    registration: { url: string; caption: Localized } | null;
  };
};

export const providers = pgTable('providers', {
  id: integer('id').primaryKey(),
  shortname: text('shortname').notNull().unique(),
  name: text('name').notNull(),
  /** Sells to everyone who names no provider; exactly one row has it. */
  isDefault: boolean('is_default').notNull().default(false),
  config: jsonb('config').$type<ProviderConfig>().notNull(),
});

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10364 }),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id),
    username: text('username').notNull().unique(),
    /** Digits without a plus; what a one-time code is sent to. */
    phone: text('phone').unique(),
    /** A code that was sent there came back. */
    isPhoneConfirmed: boolean('is_phone_confirmed').notNull().default(false),
    /** Lower case. */
    email: text('email').unique(),
    /** The user's provider vouches for it; we send no e-mails, so nobody else can. */
    isEmailConfirmed: boolean('is_email_confirmed').notNull().default(false),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** What the provider calls its subscriber; '' for people whom only we know. */
    providerUid: text('provider_uid').notNull().default(''),
    /** City and address chosen at the login of an operator network (wire 2.12). */
    operatorCityId: integer('operator_city_id'),
    operatorAddressId: integer('operator_address_id'),
    /** May watch from any country. */
    isGeofree: boolean('is_geofree').notNull().default(false),
    timezone: text('timezone').notNull(),
    /** The PIN, hashed with a key of this installation (session/pin.ts): four digits alone would be tried in a moment. */
    pinHash: text('parental_code'),
    /** One that was sent to the phone, because the first cannot be told any more; beside it, for a while. */
    sentPinHash: text('sent_pin_hash'),
    sentPinUntil: moment('sent_pin_until'),
    isParentalIgnored: boolean('is_parental_ignored').notNull().default(false),
    isGuest: boolean('is_guest').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    deviceLimit: integer('device_limit').notNull(),
    settings: jsonb('settings').$type<Record<string, unknown>>(),
    appVersion: text('app_version').notNull().default(''),
    referId: text('refer_id').notNull().default(''),
    lastLoginAt: moment('last_login_at'),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    index('users_provider').on(table.providerId),
    uniqueIndex('users_provider_uid')
      .on(table.providerId, table.providerUid)
      .where(sql`${table.providerUid} <> ''`),
  ],
);

/** What a provider's own systems call us with (wire 1.2 no. 4): only the SHA-256 is kept. */
export const providerTokens = pgTable(
  'provider_tokens',
  {
    hash: text('hash').primaryKey(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Shown to everybody on the sandbox page, and so worth nothing without the sandbox. */
    isSandbox: boolean('is_sandbox').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('provider_tokens_provider').on(table.providerId)],
);

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    role: text('role').$type<'adult' | 'child'>().notNull(),
    avatarId: integer('avatar_id').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('profiles_user').on(table.userId)],
);

/** wire 2.7 parental_settings; spec 1 §6 which actions ask for the PIN. */
export type ParentalSettings = {
  duration: number;
  pay: boolean;
  profile: boolean;
  program: boolean;
  vod: boolean;
  channel: boolean;
  settings: boolean;
};

export type DeviceNotification = { notification_type: string; token: string; created_at: string };

export const devices = pgTable(
  'devices',
  {
    /** What lists show; it renews nothing. */
    id: uuid('id').primaryKey(),
    /** SHA-256 of what its client was told at registration and renews its token with (docs/decisions/0014-device-secret.md). */
    renewalHash: text('renewal_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The profile that is active on this device. */
    profileId: uuid('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    name: text('name').notNull().default(''),
    deviceType: text('device_type').notNull(),
    vendor: text('vendor').notNull().default(''),
    model: text('model').notNull().default(''),
    version: text('version').notNull().default(''),
    serial: text('serial').notNull().default(''),
    osName: text('os_name').notNull().default(''),
    osVersion: text('os_version').notNull().default(''),
    applicationType: text('application_type').notNull().default(''),
    timezone: text('timezone'),
    interfaces: jsonb('interfaces').$type<{ name?: string; mac?: string }[]>().notNull().default([]),
    settings: jsonb('settings').$type<Record<string, unknown>>(),
    parentalSettings: jsonb('parental_settings').$type<ParentalSettings>(),
    notification: jsonb('notification').$type<DeviceNotification>(),
    createdAt: moment('created_at').notNull(),
    loginAt: moment('login_at').notNull(),
  },
  (table) => [index('devices_user').on(table.userId)],
);

/** Only the SHA-256 of a token is kept: a copy of the database opens nobody's session. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    /** 'user' from a login, 'device' from /auth/device: only the latter may stream (wire 1.2). */
    grade: text('grade').$type<'user' | 'device'>().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: uuid('device_id').references(() => devices.id, { onDelete: 'cascade' }),
    /** The profile of a login token, which has no device to remember it. */
    profileId: uuid('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('tokens_user').on(table.userId), index('tokens_device').on(table.deviceId)],
);

/** One-time codes, kept as a hash; a new code takes the place of the one that the same asker had for that phone. */
export const otps = pgTable(
  'otps',
  {
    /** Or the name that a code of another door than ours is kept under (session/partner-code.ts). */
    phone: text('phone').notNull(),
    /** Whoever asked (http/asker.ts): what others ask for and enter wrong does not touch this code. Empty: a partner gave it. */
    asker: text('asker').notNull().default(''),
    /** Null while a messenger waits for the person to press "start": there is no code yet (spec 3 §4 telegram path). */
    codeHash: text('code_hash'),
    channel: text('channel').$type<CodeMessenger>().notNull().default('sms'),
    /** Language of the request, for the text that leaves later. */
    locale: text('locale').$type<keyof Localized>().notNull().default('ru'),
    /** Tries of whoever asked. */
    attemptsLeft: integer('attempts_left').notNull(),
    /** Tries of everybody else together. */
    othersLeft: integer('others_left').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.asker] })],
);
