import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Localized } from '../../origin/catalogue.ts';
import { moment, money } from './columns.ts';
import { users } from './session.ts';

/** One per user (wire 7.1). The balance is the sum of the entries, stored with them under the row's lock. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 50_001 }),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: money('balance').notNull().default('0.00'),
  },
  (table) => [check('accounts_not_below_zero', sql`${table.balance} >= 0`)],
);

/** refill and promo bring money in; purchase, renewal and rent take it out; refund gives it back. */
export type EntryKind = 'refill' | 'promo' | 'purchase' | 'renewal' | 'rent' | 'refund';

/** The other side of an entry: the money at the bank, what the service has earned, and what it gives away. */
export type CounterAccount = 'bank' | 'revenue' | 'gifts';

/**
 * The ledger: rows are only ever added. A row is a transfer between the account of a user and one of the three internal
 * accounts, so both sides are booked at once, and nothing appears or is lost between them.
 */
export const accountEntries = pgTable(
  'account_entries',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Signed: the change of the balance. */
    amount: money('amount').notNull(),
    /** Of the amount (ISO 4217): the provider's at that time. */
    currency: text('currency').notNull().default('KZT'),
    kind: text('kind').$type<EntryKind>().notNull(),
    counter: text('counter').$type<CounterAccount>().notNull(),
    /** The cause, such as `transaction:17` or `renewal:{subscription}:{period start}`: booked at most once. */
    reference: text('reference').notNull(),
    /** What it is for, as it was called then. Null for what has no name of its own. */
    title: jsonb('title').$type<Localized>(),
    /** The payment that it was made with, so that a list of what is paid does not have it twice. */
    transactionId: integer('transaction_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_entries_once').on(table.accountId, table.reference),
    check('account_entries_counter', sql`${table.counter} in ('bank', 'revenue', 'gifts')`),
  ],
);

/** A linked card. We store only the last digits of its number; the bank knows the card by `bankToken`. */
export const cards = pgTable(
  'cards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastDigits: text('last_digits').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    bankToken: text('bank_token').notNull(),
    /** The last month in which it is valid, `2029-04`. */
    expires: text('expires'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('cards_user').on(table.userId)],
);

/** An order that can be paid now, and how; the price is the server's (spec 3 §4 Offer flow). */
export const offers = pgTable(
  'offers',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purchaseTypeId: text('purchase_type_id').notNull(),
    offerVersion: integer('offer_version').notNull(),
    paysystemVersion: integer('paysystem_version').notNull(),
    source: text('source').notNull().default(''),
    amount: money('amount').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('offers_user').on(table.userId), index('offers_time').on(table.createdAt)],
);

/** Only `pending` can change, and only once; `expired` is an error of a transaction that was not paid in time. */
export type TransactionStatus = 'pending' | 'complete' | 'error';

/** What happens after the payment. */
export type TransactionPurpose =
  | { kind: 'refill' }
  /** `version` is that of the terms the viewer agreed to: at others nothing is bought, and the money stays. */
  | { kind: 'purchase'; purchaseTypeId: string; version?: number }
  | { kind: 'card'; isRefunded: boolean }
  | { kind: 'promo'; key: string };

export const transactions = pgTable(
  'transactions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 700_001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    offerId: text('offer_id'),
    purpose: jsonb('purpose').$type<TransactionPurpose>().notNull(),
    paysystem: text('paysystem').notNull(),
    amount: money('amount').notNull(),
    /** Of the amount (ISO 4217): the provider's at that time. */
    currency: text('currency').notNull().default('KZT'),
    /** What it pays for, as it was called then: a receipt does not change. Null for what has no name of its own. */
    title: jsonb('title').$type<Localized>(),
    status: text('status').$type<TransactionStatus>().notNull().default('pending'),
    /** A key of the platform's dictionaries; null without a failure. */
    failure: text('failure'),
    isSaveCard: boolean('is_save_card').notNull().default(false),
    cardId: integer('card_id'),
    phone: text('phone'),
    /** The code of phone_sms, hashed like a login code. */
    smsCodeHash: text('sms_code_hash'),
    smsAttemptsLeft: integer('sms_attempts_left').notNull().default(0),
    returnUrl: text('return_url'),
    /** The request that created it, if it had an Idempotency-Key: repeating it creates nothing else. */
    reference: text('reference'),
    /** The key in the address of the bank's page, hashed: the number alone opens nothing. */
    pageKeyHash: text('page_key_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('transactions_user').on(table.userId),
    uniqueIndex('transactions_once').on(table.userId, table.reference),
  ],
);

/** Answers to requests with an Idempotency-Key: a repeated request gets the first answer. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Method, path and a hash of the body: the same key for another request is refused. */
    request: text('request').notNull(),
    /** Null while the first request runs. */
    status: integer('status'),
    body: jsonb('body').$type<unknown>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('idempotent_answers_once').on(table.userId, table.key)],
);
