import { isNotNull, sql } from 'drizzle-orm';
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
import { CHILD_MAX_AGE } from '../../domain/age.ts';
import type { Localized } from '../../origin/catalogue.ts';
import { moment } from './columns.ts';

/** The operator's data about one contract: spec 1 §4, wire 2.12 status_block (-2 blocks, -1 asks for a payment). */
export type OperatorContract = {
  username: string;
  balance: string;
  amount: string;
  status: -2 | -1 | 0;
  /** The packet that it includes; none for the internet alone. */
  packetId?: number;
};

/** An operator whose subscribers are known by city and address: spec 1 §7, wire 2.12. */
export type OperatorNetwork = {
  /** Phones without this prefix get no code (spec 1 §5). */
  phonePrefix: string;
  cities: { id: number; name: Localized; addresses: { id: number; address: Localized }[] }[];
  /** By address id. */
  contracts: Record<number, OperatorContract>;
};

export type CodeMessenger = 'sms' | 'telegram';

/** The lines of an operator that recognises subscribers by their line: spec 1 §7 Auto-auth. */
export type OperatorLines = {
  /** The operator's id of its subscriber, by the address of the line. */
  subscribers: Record<string, string>;
};

/** A provider's decisions about its network: wire 2 network and 2.9. */
export type ProviderConfig = {
  country: string;
  /** Countries in which this provider may show content (spec 1 §8: elsewhere 403); empty means everywhere. */
  servedCountries: string[];
  /** Address ranges of the provider's own network, as CIDR: callers from them are its viewers. */
  networks: string[];
  lines: OperatorLines | null;
  /** Spec 3 §8: its subscribers watch from its own network only. */
  isOwnNetworkOnly: boolean;
  promoDays: number;
  isGuestAllowed: boolean;
  isRegistrationAllowed: boolean;
  /** The address that logs its own subscribers in; empty for most providers. */
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
  /** The ways to send a one-time code, the preferred one first (wire 2 send_methods). */
  codeMessengers: CodeMessenger[];
  operator: OperatorNetwork | null;
  /** Promo keys require a linked card before they give days (spec 3 §4 promo wizard, step 3). */
  promoNeedsLinkedCard: boolean;
  /** Its applications: the store, and what an installed one opens (`taspa://home`). Missing: none. */
  stores?: { platform: string; url: string; appUrl: string }[];
  landing: {
    logo: string;
    url: string;
    supportEmail: string;
    supportPhone: string;
    supportUrl: string;
    /** The page for new subscribers of the provider (spec 3 §2 provider landing). */
    registration: { url: string; caption: Localized } | null;
  };
};

export const providers = pgTable('providers', {
  id: integer('id').primaryKey(),
  shortname: text('shortname').notNull().unique(),
  name: text('name').notNull(),
  /** The provider of requests that name none; exactly one row has it. */
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
    /** Digits without a plus; one-time codes are sent to it. */
    phone: text('phone').unique(),
    /** The user entered a code that was sent to this phone. */
    isPhoneConfirmed: boolean('is_phone_confirmed').notNull().default(false),
    /** Lower case. */
    email: text('email').unique(),
    /** The user's provider confirmed it; we send no e-mails, so we cannot do it ourselves. */
    isEmailConfirmed: boolean('is_email_confirmed').notNull().default(false),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** The provider's id of its subscriber; '' for users without one. */
    providerUid: text('provider_uid').notNull().default(''),
    /** City and address chosen at the login of an operator network (wire 2.12). */
    operatorCityId: integer('operator_city_id'),
    operatorAddressId: integer('operator_address_id'),
    /** May watch from any country. */
    isGeofree: boolean('is_geofree').notNull().default(false),
    timezone: text('timezone').notNull(),
    /**
     * The PIN, hashed with a key of this installation (session/pin.ts): a plain hash of four digits could be reversed at
     * once.
     */
    pinHash: text('parental_code'),
    /** A PIN that was sent to the phone, because the hashed one cannot be shown; valid in addition to it for a while. */
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
    /** The user asked for the deletion of the account; it can be taken back for a while (session/deletion.ts). */
    deletionRequestedAt: moment('deletion_asked_at'),
  },
  (table) => [
    index('users_provider').on(table.providerId),
    uniqueIndex('users_provider_uid')
      .on(table.providerId, table.providerUid)
      .where(sql`${table.providerUid} <> ''`),
  ],
);

/** Tokens of providers' own systems (wire 1.2 no. 4): only the SHA-256 is stored. */
export const providerTokens = pgTable(
  'provider_tokens',
  {
    hash: text('hash').primaryKey(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Shown to everybody on the sandbox page, so it is invalid without the sandbox. */
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
    /** The age up to which a child sees content (domain/age.ts); without effect for adults. */
    ageLevel: integer('age_level').notNull().default(CHILD_MAX_AGE),
    /** The limits of a child (domain/screen-time.ts): minutes a day, and minutes of the local day; null: none. */
    dailyMinutes: integer('daily_minutes'),
    bedtimeFrom: integer('bedtime_from'),
    bedtimeTo: integer('bedtime_to'),
    avatarId: integer('avatar_id').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('profiles_user').on(table.userId)],
);

/** wire 2.7 parental_settings; spec 1 §6 which actions require the PIN. */
export type ParentalSettings = {
  duration: number;
  pay: boolean;
  profile: boolean;
  program: boolean;
  vod: boolean;
  channel: boolean;
  settings: boolean;
};

export type DeviceNotification = {
  notification_type: string;
  token: string;
  created_at: string;
  /** The language in which it was registered: that of messages to this device. */
  locale?: keyof Localized;
};

export const devices = pgTable(
  'devices',
  {
    /** The id in lists; it cannot renew a token. */
    id: uuid('id').primaryKey(),
    /**
     * SHA-256 of the id that the client got at registration and renews its token with
     * (docs/decisions/0014-device-secret.md).
     */
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
  (table) => [
    index('devices_user').on(table.userId),
    // Tokens can be longer than the entries of another kind of index.
    index('devices_notification')
      .using('hash', sql`(${table.notification}->>'token')`)
      .where(isNotNull(table.notification)),
  ],
);

/** Only the SHA-256 of a token is stored: a copy of the database opens no session. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    /** 'user' from a login, 'device' from /auth/device: only a device token may stream (wire 1.2). */
    grade: text('grade').$type<'user' | 'device'>().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: uuid('device_id').references(() => devices.id, { onDelete: 'cascade' }),
    /** The profile of a login token, which has no device to store it. */
    profileId: uuid('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('tokens_user').on(table.userId), index('tokens_device').on(table.deviceId)],
);

/** One-time codes, stored as a hash; a new code replaces the one that the same requester had for that phone. */
export const otps = pgTable(
  'otps',
  {
    /** Or the name under which a code of another login method is stored (session/partner-code.ts). */
    phone: text('phone').notNull(),
    /**
     * The requester (http/requester.ts): requests and wrong attempts of others do not affect this code. Empty: a partner
     * issued it.
     */
    requester: text('asker').notNull().default(''),
    /** Null while a messenger waits until the viewer presses "start": there is no code yet (spec 3 §4 telegram path). */
    codeHash: text('code_hash'),
    channel: text('channel').$type<CodeMessenger>().notNull().default('sms'),
    /** The language of the request, for the text that is sent later. */
    locale: text('locale').$type<keyof Localized>().notNull().default('ru'),
    /** Attempts left for the requester. */
    attemptsLeft: integer('attempts_left').notNull(),
    /** Attempts left for all others together. */
    othersLeft: integer('others_left').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.requester] })],
);

/** A device without a keyboard, which waits until a viewer allows it from another one (RFC 8628). */
export const deviceCodes = pgTable(
  'device_codes',
  {
    /** SHA-256 of the code that only the device has. */
    deviceHash: text('device_hash').primaryKey(),
    /** A keyed hash of the code on its screen. */
    userHash: text('user_hash').notNull().unique(),
    /** What the viewer is told about it. */
    deviceType: text('device_type').notNull(),
    model: text('model').notNull(),
    osName: text('os_name').notNull(),
    address: text('address').notNull(),
    /** Null while it waits. */
    isAllowed: boolean('is_allowed'),
    /** Who has answered. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    polledAt: moment('polled_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('device_codes_expiry').on(table.expiresAt), index('device_codes_user').on(table.userId)],
);
