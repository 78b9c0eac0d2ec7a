import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Period } from '../../domain/billing/period.ts';
import type { SubscriptionType } from '../../domain/billing/state.ts';
import type { Localized } from '../../origin/catalogue.ts';
import { moment, money } from './columns.ts';
import { packets } from './commerce.ts';
import { users } from './session.ts';

/** A purchase type: a packet for a period, or a title for some days (wire 7.2 PurchaseType). */
export const purchaseTypes = pgTable(
  'purchase_types',
  {
    id: text('id').primaryKey(),
    packetId: integer('packet_id').references(() => packets.id, { onDelete: 'cascade' }),
    /** The rented title; then `period` is the length of the rent. */
    contentId: text('content_id'),
    libraryId: integer('library_id'),
    title: jsonb('title').$type<Localized>().notNull(),
    description: jsonb('description').$type<Localized>().notNull(),
    amount: money('amount').notNull(),
    period: jsonb('period').$type<Period>().notNull(),
    trialAmount: money('trial_amount'),
    trialPeriod: jsonb('trial_period').$type<Period>(),
    isCancelable: boolean('is_cancelable').notNull().default(true),
    isActive: boolean('is_active').notNull().default(true),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    index('purchase_types_packet').on(table.packetId),
    index('purchase_types_content').on(table.contentId),
  ],
);

/** `active` renews, `cancelled` ends after its period, `ended` is over. */
export type PurchaseStatus = 'active' | 'cancelled' | 'ended';

/** A standing order of a user: it pays the next period. */
export const userPurchases = pgTable(
  'user_purchases',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').notNull(),
    purchaseTypeId: text('purchase_type_id')
      .notNull()
      .references(() => purchaseTypes.id),
    /** The purchase type of the next period (after a change of period or a downgrade). */
    nextPurchaseTypeId: text('next_purchase_type_id'),
    status: text('status').$type<PurchaseStatus>().notNull(),
    /** The order it came from, such as `transaction:17`: an order buys once, however often it is repeated. */
    reference: text('reference'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('user_purchases_user').on(table.userId),
    uniqueIndex('user_purchases_once').on(table.userId, table.reference),
  ],
);

/** Why a subscription ended; some reasons are shown to the viewer. */
export type EndReason = 'insufficient_funds' | 'needs_base' | 'replaced' | 'cancelled' | 'ran_out';

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    packetId: integer('packet_id')
      .notNull()
      .references(() => packets.id),
    purchaseId: text('purchase_id'),
    type: text('type').$type<SubscriptionType>().notNull().default('packet'),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }),
    renew: boolean('renew').notNull().default(true),
    isTrial: boolean('is_trial').notNull().default(false),
    isPaused: boolean('is_paused').notNull().default(false),
    /** What the next period costs and how long it is. */
    price: money('price').notNull(),
    period: jsonb('period').$type<Period>(),
    /** The day of the month that its periods keep (31 January, 28 February, 31 March); null: that of the last end. */
    billingDay: integer('billing_day'),
    /** The price paid for the running period: the upper limit of a refund. */
    paid: money('paid').notNull().default('0.00'),
    /** Null while it runs. */
    endReason: text('end_reason').$type<EndReason>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('subscriptions_user').on(table.userId), index('subscriptions_end').on(table.endAt)],
);

export const subscriptionPauses = pgTable(
  'subscription_pauses',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at'),
  },
  (table) => [index('subscription_pauses_of').on(table.subscriptionId)],
);

/** A packet that begins later: a downgrade waits for the end of the paid period. */
export const futures = pgTable(
  'futures',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    packetId: integer('packet_id')
      .notNull()
      .references(() => packets.id),
    purchaseTypeId: text('purchase_type_id'),
    /** The standing order it starts. */
    purchaseId: text('purchase_id'),
    startAt: moment('start_at').notNull(),
    renew: boolean('renew').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('futures_user').on(table.userId)],
);

/** A rented title (wire 7.5 entity_licenses). */
export const entityLicences = pgTable(
  'entity_licences',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 90_001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentId: text('content_id').notNull(),
    purchasedAt: moment('purchased_at').notNull(),
    endAt: moment('end_at').notNull(),
  },
  (table) => [index('entity_licences_user').on(table.userId)],
);

/** One use of a promo key by one user. */
export const promoKeyUses = pgTable(
  'promo_key_uses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 3001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    result: jsonb('result').$type<Record<string, unknown>>().notNull(),
    /** The request that used it, if it had an Idempotency-Key: repeating it answers with this use. */
    reference: text('reference'),
    activatedAt: moment('activated_at').notNull(),
  },
  (table) => [uniqueIndex('promo_key_uses_once').on(table.userId, table.key)],
);
