import { eq } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import type { Database } from '../db/open.ts';
import { users } from '../db/schema/session.ts';
import { isoSeconds } from '../domain/iso.ts';
import { offsetAt } from '../domain/zone.ts';
import type { Locale } from '../http/locale.ts';
import { Money, Nullable } from '../presenters/schema.ts';
import { type Provider, ProviderWire, presentProvider, providerById } from './provider.ts';

export type User = typeof users.$inferSelect;

const text = Type.String();
const flag = Type.Boolean();

/** wire.md 2.8. */
export const UserWire = Type.Object({
  id: Type.Integer(),
  username: text,
  first_name: text,
  last_name: text,
  phone: text,
  email: text,
  provider_uid: text,
  timezone: text,
  timezone_utcoffset: Type.Integer(),
  parental_code: text,
  parental_status: Type.Enum(['set', 'notset', 'ignore']),
  parental_dialogue: Type.Null(),
  device_limit: Type.Integer(),
  // Always exactly one account (wire.md 7.1).
  accounts: Type.Array(Type.Object({ id: Type.Integer(), amount: Money, is_payment_allowed: flag })),
  sources: Type.Array(Type.Unknown()),
  provider: ProviderWire,
  is_provider_free: flag,
  is_active: flag,
  is_testuser: flag,
  is_self_deletion_allowed: flag,
  is_validated: flag,
  is_guest: flag,
  is_geofree: flag,
  last_login: Nullable(text),
  date_joined: text,
  tags: Type.Array(Type.Unknown()),
  subscriptions: Type.Array(Type.Unknown()),
  settings: Nullable(Type.Record(text, Type.Unknown())),
  app_version: text,
  refer_id: text,
  smartpay_id: text,
  comment: text,
  unaccepted_agreement_ids: Type.Array(Type.Integer()),
});

function parentalStatus(user: User): 'set' | 'notset' | 'ignore' {
  if (user.parentalCode) return 'set';
  // A guest cannot keep a code; asking for one would stand in everybody's way (spec 1 §4 Parental).
  return user.isGuest || user.isParentalIgnored ? 'ignore' : 'notset';
}

export function presentUser(
  user: User,
  provider: Provider,
  locale: Locale,
  publicUrl: string,
): Static<typeof UserWire> {
  return {
    id: user.id,
    username: user.username,
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone ?? '',
    email: user.email ?? '',
    provider_uid: user.providerUid,
    timezone: user.timezone,
    timezone_utcoffset: offsetAt(user.joinedAt.getTime() / 1000, user.timezone),
    parental_code: user.parentalCode ?? '',
    parental_status: parentalStatus(user),
    parental_dialogue: null,
    device_limit: user.deviceLimit,
    accounts: [{ id: user.id, amount: '0.00', is_payment_allowed: !user.isGuest }],
    sources: [],
    provider: presentProvider(provider, locale, publicUrl),
    is_provider_free: false,
    is_active: user.isActive,
    is_testuser: false,
    is_self_deletion_allowed: !user.isGuest,
    is_validated: user.phone !== null,
    is_guest: user.isGuest,
    is_geofree: false,
    last_login: user.lastLoginAt && isoSeconds(user.lastLoginAt),
    date_joined: isoSeconds(user.joinedAt),
    tags: [],
    subscriptions: [],
    settings: user.settings,
    app_version: user.appVersion,
    refer_id: user.referId,
    smartpay_id: '',
    comment: '',
    unaccepted_agreement_ids: [],
  };
}

export async function userById(db: Database, id: number): Promise<{ user: User; provider: Provider } | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const provider = user && (await providerById(db, user.providerId));
  return user && provider ? { user, provider } : null;
}
