import { asc, eq } from 'drizzle-orm';
import { catalogueOf } from '../catalogue/store.ts';
import { accounts, cards, transactions } from '../db/schema/money.ts';
import { follows, reminders } from '../db/schema/reminders.ts';
import { searchFinds } from '../db/schema/search.ts';
import { devices, profiles } from '../db/schema/session.ts';
import { subscriptions } from '../db/schema/subscriptions.ts';
import { contentRatings, favourites, watchPositions } from '../db/schema/viewing.ts';
import type { Deps } from '../http/app.ts';
import type { Locale } from '../http/locale.ts';
import { presentLimits, profileName } from './profile.ts';
import type { User } from './user.ts';

/** Everything of one user, as a document for them: no hashes, tokens or keys, and nothing about anybody else. */
export type PersonalData = Record<string, unknown>;

type Owned = { profileId: string };

/** Collects the personal data of a user for a file (right of access). */
export async function personalData(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  locale: Locale,
): Promise<PersonalData> {
  const { db } = deps;
  const { contents, channels, persons } = await catalogueOf(deps).current();
  const ownRows = await Promise.all([
    db.select().from(profiles).where(eq(profiles.userId, user.id)).orderBy(asc(profiles.createdAt)),
    db.select().from(favourites).where(eq(favourites.userId, user.id)),
    db.select().from(watchPositions).where(eq(watchPositions.userId, user.id)),
    db.select().from(contentRatings).where(eq(contentRatings.userId, user.id)),
    db.select().from(reminders).where(eq(reminders.userId, user.id)),
    db.select().from(follows).where(eq(follows.userId, user.id)),
    db.select().from(searchFinds).where(eq(searchFinds.userId, user.id)),
  ]);
  const [ownProfiles, kept, watched, rated, reminded, followed, found] = ownRows;
  const [ownDevices, ownCards, payments, bought, [account]] = await Promise.all([
    db.select().from(devices).where(eq(devices.userId, user.id)),
    db.select().from(cards).where(eq(cards.userId, user.id)),
    db.select().from(transactions).where(eq(transactions.userId, user.id)),
    db.select().from(subscriptions).where(eq(subscriptions.userId, user.id)),
    db.select().from(accounts).where(eq(accounts.userId, user.id)),
  ]);
  const titleOf = (id: string) => contents.get(id)?.title[locale] ?? null;
  const nameOf = (kind: string, id: string) =>
    kind === 'channel'
      ? (channels.get(Number(id))?.name[locale] ?? null)
      : kind === 'person'
        ? (persons.get(Number(id))?.name[locale] ?? null)
        : titleOf(id);
  const of = (profileId: string) => {
    const own = <Row extends Owned>(rows: Row[]) => rows.filter((row) => row.profileId === profileId);
    return {
      favourites: own(kept)
        .filter(({ removedAt }) => !removedAt)
        .map(({ kind, objectId, createdAt }) => ({
          kind,
          id: objectId,
          name: nameOf(kind, objectId),
          added: createdAt,
        })),
      history: own(watched)
        .filter(({ removedAt }) => !removedAt)
        .map(({ contentId, seconds, percentage, updatedAt }) => ({
          id: contentId,
          title: titleOf(contentId),
          seconds,
          percentage,
          watched: updatedAt,
        })),
      ratings: own(rated).map(({ contentId, rating, updatedAt }) => ({
        id: contentId,
        title: titleOf(contentId),
        rating,
        rated: updatedAt,
      })),
      reminders: own(reminded).map(({ channelId, title, startsAt }) => ({
        channel: nameOf('channel', String(channelId)),
        title: title[locale],
        starts: new Date(startsAt * 1000),
      })),
      follows: own(followed).map(({ contentId, createdAt }) => ({
        title: titleOf(contentId),
        since: createdAt,
      })),
      searches: own(found).map(({ text, createdAt }) => ({ text, opened: createdAt })),
    };
  };
  return {
    made: new Date(deps.clock.now()),
    account: {
      number: user.id,
      login: user.username,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone,
      email: user.email,
      provider_number: user.providerUid || null,
      joined: user.joinedAt,
      lastLogin: user.lastLoginAt,
      balance: account?.balance ?? null,
    },
    withoutProfile: of(''),
    profiles: ownProfiles.map((profile) => ({
      name: profileName(profile, locale),
      role: profile.role,
      ...(profile.role === 'child' && { ageLevel: profile.ageLevel, limits: presentLimits(profile) }),
      created: profile.createdAt,
      ...of(profile.id),
    })),
    devices: ownDevices.map(({ name, deviceType, vendor, model, osName, osVersion, loginAt }) => ({
      name,
      type: deviceType,
      vendor,
      model,
      system: [osName, osVersion].join(' ').trim(),
      login: loginAt,
    })),
    cards: ownCards.map(({ lastDigits, expires, createdAt }) => ({ lastDigits, expires, linked: createdAt })),
    payments: payments.map(({ id, amount, currency, paysystem, status, title, createdAt }) => ({
      number: id,
      amount,
      currency,
      paysystem,
      status,
      for: title?.[locale] ?? null,
      created: createdAt,
    })),
    subscriptions: bought.map(({ packetId, type, startAt, endAt, price }) => ({
      packet: packetId,
      type,
      start: startAt,
      end: endAt,
      price,
    })),
  };
}
