import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { accounts } from '../db/schema/money.ts';
import { profiles, users } from '../db/schema/session.ts';
import { violatedConstraint } from '../db/unique.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../http/locale.ts';
import { type MessageKey, translate } from '../http/messages/translate.ts';
import { isOwnName } from './login-name.ts';
import { hashPassword } from './password.ts';
import type { Provider } from './provider.ts';
import type { User } from './user.ts';

export interface NewUser {
  username?: string | undefined;
  password?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  /** Somebody who knows vouches for the e-mail. */
  isEmailConfirmed?: boolean;
  firstName?: string | undefined;
  lastName?: string | undefined;
  appVersion?: string | undefined;
  referId?: string | undefined;
  providerUid?: string | undefined;
  isGuest: boolean;
}

const taken: Record<string, { field: string; key: MessageKey }> = {
  users_username_unique: { field: 'username', key: 'taken_username' },
  users_phone_unique: { field: 'phone', key: 'taken_phone' },
  users_email_unique: { field: 'email', key: 'taken_email' },
  users_provider_uid: { field: 'provider_uid', key: 'taken_username' },
};

/** A write that ran into somebody else's name, phone or e-mail, as a 400 by field (wire 1.6). */
export function duplicateFailure(error: unknown): unknown {
  const clash = taken[violatedConstraint(error) ?? ''];
  return clash ? new ApiError('invalid', { fields: { [clash.field]: { key: clash.key } } }) : error;
}

/** A user, the account (wire 7.1: always one) and the first profile, without which no device can be handed out. */
export async function registerUser(
  { db, clock }: { db: Database; clock: Clock },
  given: NewUser,
  { provider, locale }: { provider: Provider; locale: Locale },
): Promise<User> {
  const { isGuest, username, phone } = given;
  // A guest's name is a machine's (spec 1 §5).
  if (!isGuest && username !== undefined && !isOwnName(username, phone)) {
    throw new ApiError('invalid', { fields: { username: { key: 'username_form' } } });
  }
  const passwordHash = given.password ? await hashPassword(given.password, { isGuest }) : null;
  const now = new Date(clock.now());
  try {
    return await db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          providerId: provider.id,
          username: given.username ?? randomUUID(),
          passwordHash,
          phone: given.phone ?? null,
          email: given.email?.toLowerCase() ?? null,
          isEmailConfirmed: given.isEmailConfirmed ?? false,
          firstName: given.firstName ?? '',
          lastName: given.lastName ?? '',
          timezone: provider.config.timezone,
          deviceLimit: provider.config.deviceLimit,
          appVersion: given.appVersion ?? '',
          referId: given.referId ?? '',
          providerUid: given.providerUid ?? '',
          isGuest,
          joinedAt: now,
        })
        .returning();
      if (!user) throw new Error('the new user was not returned');
      await tx.insert(accounts).values({ userId: user.id });
      const name = given.firstName || translate(locale, { key: 'first_profile' });
      await tx
        .insert(profiles)
        .values({ id: randomUUID(), userId: user.id, name, role: 'adult', createdAt: now });
      return user;
    });
  } catch (error) {
    throw duplicateFailure(error);
  }
}

/** The user that a provider calls so; made when the provider brings somebody new. */
export async function subscriberOf(
  deps: { db: Database; clock: Clock },
  provider: Provider,
  providerUid: string,
  locale: Locale,
): Promise<User> {
  const find = () =>
    deps.db
      .select()
      .from(users)
      .where(and(eq(users.providerId, provider.id), eq(users.providerUid, providerUid)));
  const [known] = await find();
  if (known) return known;
  try {
    return await registerUser(deps, { isGuest: false, providerUid }, { provider, locale });
  } catch (error) {
    // Two logins of somebody new at once: the other one was first.
    const [made] = await find();
    if (made) return made;
    throw error;
  }
}
