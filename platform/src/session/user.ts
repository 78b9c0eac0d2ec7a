import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { countFreeChannels } from '../catalogue/free-channels.ts';
import { catalogueOf } from '../catalogue/store.ts';
import { accountOf, type Account as LedgerAccount } from '../commerce/ledger.ts';
import type { Database } from '../db/open.ts';
import { accounts } from '../db/schema/money.ts';
import { users } from '../db/schema/session.ts';
import { isoSeconds } from '../domain/iso.ts';
import { offsetAt } from '../domain/zone.ts';
import type { Deps } from '../http/app.ts';
import { callerOf, refuseGuest } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../http/locale.ts';
import { type Bases, basesOf } from '../http/public-address.ts';
import { Account, presentAccount } from '../presenters/commerce/account.ts';
import { PacketSubscription } from '../presenters/commerce/subscription.ts';
import { Nullable } from '../presenters/schema.ts';
import { deletionTime } from './deletion.ts';
import { ParentalDialogueWire, parentalDialogue, parentalStatus } from './parental.ts';
import { type Provider, ProviderWire, presentProvider, providerById } from './provider.ts';

export type User = typeof users.$inferSelect;

const text = Type.String();
const flag = Type.Boolean();

/** wire 2.8. */
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
  parental_dialogue: Nullable(ParentalDialogueWire),
  device_limit: Type.Integer(),
  // Always exactly one account (wire 7.1).
  accounts: Type.Array(Account),
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
  deletion_at: Nullable(text),
  tags: Type.Array(Type.Unknown()),
  subscriptions: Type.Array(PacketSubscription),
  settings: Nullable(Type.Record(text, Type.Unknown())),
  app_version: text,
  refer_id: text,
  smartpay_id: text,
  comment: text,
  unaccepted_agreement_ids: Type.Array(Type.Integer()),
});

/** A user with the related rows that an answer needs. */
interface FullUser {
  user: User;
  provider: Provider;
  account: LedgerAccount;
  subscriptions: Subscriptions;
  freeChannels: number;
}

type Subscriptions = Static<typeof PacketSubscription>[];

function presentUser(
  { user, provider, account, subscriptions, freeChannels }: FullUser,
  locale: Locale,
  { publicUrl, imagesUrl }: Bases,
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
    // DESIGN section 5: the server compares the PIN and never sends it; only its hash is stored (docs/decisions/0016-pins-are-hashed.md).
    parental_code: '',
    parental_status: parentalStatus(user),
    parental_dialogue: parentalDialogue(user, locale, imagesUrl),
    device_limit: user.deviceLimit,
    accounts: [presentAccount(account, { isGuest: user.isGuest, provider })],
    sources: [],
    provider: presentProvider(provider, { locale, publicUrl, freeChannels }),
    is_provider_free: false,
    is_active: user.isActive,
    is_testuser: false,
    is_self_deletion_allowed: !user.isGuest,
    is_validated: user.isPhoneConfirmed,
    is_guest: user.isGuest,
    is_geofree: user.isGeofree,
    last_login: user.lastLoginAt && isoSeconds(user.lastLoginAt),
    date_joined: isoSeconds(user.joinedAt),
    deletion_at: user.deletionRequestedAt && isoSeconds(deletionTime(user.deletionRequestedAt)),
    tags: [],
    subscriptions,
    settings: user.settings,
    app_version: user.appVersion,
    refer_id: user.referId,
    smartpay_id: '',
    comment: '',
    unaccepted_agreement_ids: [],
  };
}

/** The user who calls a route whose access is `user` or `device`. */
export async function callingUser(db: Database, request: FastifyRequest): Promise<User> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, callerOf(request).userId));
  if (!user) throw new ApiError('authentication_failed');
  return user;
}

/** The user who calls such a route, who must not be a guest. */
export async function registeredUser(db: Database, request: FastifyRequest): Promise<User> {
  const user = await callingUser(db, request);
  refuseGuest(user);
  return user;
}

export async function userById(db: Database, id: number): Promise<{ user: User; provider: Provider } | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const provider = user && (await providerById(db, user.providerId));
  return user && provider ? { user, provider } : null;
}

/** The account, which is created with the user; older users get theirs at first use. */
async function accountFor(db: Database, userId: number): Promise<LedgerAccount> {
  const [existing] = await db.select().from(accounts).where(eq(accounts.userId, userId));
  return existing ?? db.transaction((tx) => accountOf(tx, userId));
}

/** The user as the API shows it; a new one has no subscriptions yet. */
export async function userAnswer(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  id: number,
  locale: Locale,
  subscriptions: Subscriptions = [],
): Promise<Static<typeof UserWire>> {
  const user = await userById(db, id);
  if (!user) throw new ApiError('authentication_failed');
  const account = await accountFor(db, id);
  const freeChannels = countFreeChannels(await catalogueOf({ db, clock }).current());
  return presentUser({ ...user, account, subscriptions, freeChannels }, locale, basesOf(env));
}
