import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './session.ts';

/** The advertising identifier of a viewer's device at one vendor (spec 2 §7 ads/ad_ids). */
export const adIds = pgTable(
  'ad_ids',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vendor: text('vendor').notNull(),
    identifier: text('identifier').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('ad_ids_once').on(table.userId, table.vendor)],
);
