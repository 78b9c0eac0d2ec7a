import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '../../origin/catalogue.ts';
import { moment } from './columns.ts';

/** A programme that a viewer wants to be reminded of. Its present time is read from the schedule (catalogue/reminded.ts). */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id').notNull(),
    profileId: text('profile_id').notNull().default(''),
    channelId: integer('channel_id').notNull(),
    /** Identifies the programme when its time has changed. */
    programme: text('programme').notNull(),
    /** Names a programme that is no longer in the schedule. */
    title: jsonb('title').$type<Localized>().notNull(),
    /** The time for which it was set, in unix seconds. */
    startsAt: integer('starts_at').notNull(),
    /** The last notice that was pushed: a moved programme is announced again (notices/remind.ts). */
    pushed: text('pushed').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reminders_once').on(table.userId, table.profileId, table.channelId, table.startsAt),
    index('reminders_start').on(table.startsAt),
  ],
);

/** A series that a viewer follows: its new episodes are announced. */
export const follows = pgTable(
  'follows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id').notNull(),
    profileId: text('profile_id').notNull().default(''),
    contentId: text('content_id').notNull(),
    /** Episodes that were published later are new to the viewer. */
    seenAt: moment('seen_at').notNull(),
    /** Episodes that were published later have not been pushed yet (notices/announce.ts). */
    announcedAt: moment('announced_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('follows_once').on(table.userId, table.profileId, table.contentId)],
);
