import { asc, eq } from 'drizzle-orm';
import { catalogueOf } from '../catalogue/store.ts';
import { accountEntries, accounts, cards, offers, transactions } from '../db/schema/money.ts';
import {
  entityLicences,
  futures,
  promoKeyUses,
  purchaseTypes,
  subscriptionPauses,
  subscriptions,
  userPurchases,
} from '../db/schema/subscriptions.ts';
import type { Deps } from '../http/app.ts';
import type { Locale } from '../http/locale.ts';

/** What a user has paid and bought, for the export. */
export async function moneyOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  locale: Locale,
): Promise<object> {
  const { db } = deps;
  const { contents } = await catalogueOf(deps).current();
  const [ownCards, payments, bookings, offered] = await Promise.all([
    db.select().from(cards).where(eq(cards.userId, userId)),
    db.select().from(transactions).where(eq(transactions.userId, userId)),
    db
      .select({ entry: accountEntries })
      .from(accountEntries)
      .innerJoin(accounts, eq(accounts.id, accountEntries.accountId))
      .where(eq(accounts.userId, userId))
      .orderBy(asc(accountEntries.createdAt)),
    db.select().from(offers).where(eq(offers.userId, userId)),
  ]);
  const [bought, pauses, planned, orders, rented, used] = await Promise.all([
    db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    db
      .select({ pause: subscriptionPauses })
      .from(subscriptionPauses)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPauses.subscriptionId))
      .where(eq(subscriptions.userId, userId)),
    db.select().from(futures).where(eq(futures.userId, userId)),
    db
      .select({ order: userPurchases, title: purchaseTypes.title })
      .from(userPurchases)
      .innerJoin(purchaseTypes, eq(purchaseTypes.id, userPurchases.purchaseTypeId))
      .where(eq(userPurchases.userId, userId)),
    db.select().from(entityLicences).where(eq(entityLicences.userId, userId)),
    db.select().from(promoKeyUses).where(eq(promoKeyUses.userId, userId)),
  ]);
  const pausesOf = (id: string) => pauses.filter(({ pause }) => pause.subscriptionId === id);
  return {
    cards: ownCards.map(({ lastDigits, expires, createdAt }) => ({ lastDigits, expires, linked: createdAt })),
    payments: payments.map(({ id, amount, currency, paysystem, phone, status, title, createdAt }) => ({
      number: id,
      amount,
      currency,
      paysystem,
      phone,
      status,
      for: title?.[locale] ?? null,
      created: createdAt,
    })),
    bookings: bookings.map(({ entry: { amount, currency, kind, title, createdAt } }) => ({
      amount,
      currency,
      kind,
      for: title?.[locale] ?? null,
      booked: createdAt,
    })),
    offers: offered.map(({ purchaseTypeId, amount, createdAt }) => ({
      purchase: purchaseTypeId,
      amount,
      made: createdAt,
    })),
    subscriptions: bought.map(({ id, packetId, type, startAt, endAt, price }) => ({
      packet: packetId,
      type,
      start: startAt,
      end: endAt,
      price,
      pauses: pausesOf(id).map(({ pause }) => ({ start: pause.startAt, end: pause.endAt })),
    })),
    plannedPackets: planned.map(({ packetId, startAt, createdAt }) => ({
      packet: packetId,
      start: startAt,
      created: createdAt,
    })),
    standingOrders: orders.map(({ order: { status, createdAt }, title }) => ({
      purchase: title[locale],
      status,
      created: createdAt,
    })),
    rents: rented.map(({ contentId, purchasedAt, endAt }) => ({
      id: contentId,
      title: contents.get(contentId)?.title[locale] ?? null,
      rented: purchasedAt,
      end: endAt,
    })),
    promoKeys: used.map(({ key, activatedAt }) => ({ key, used: activatedAt })),
  };
}
