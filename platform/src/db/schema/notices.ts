import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Localized } from '../../origin/catalogue.ts';
import { moment } from './columns.ts';
import type { Destination } from './rows.ts';

export const news = pgTable('news', {
  id: integer('id').primaryKey(),
  title: jsonb('title').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  artSeed: text('art_seed'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A message to one user, or to everyone when `user_id` is null. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id'),
    title: jsonb('title').$type<Localized>().notNull(),
    text: jsonb('text').$type<Localized>().notNull(),
    icon: text('icon').notNull().default(''),
    artSeed: text('art_seed'),
    params: jsonb('params').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('messages_user').on(table.userId)],
);

/** The target of a push: a destination of a row, or a promo key to enter (spec 3 §3 Push notification). */
export type PushDestination = Destination & { code?: string };

/** A note that appears while it is valid, to one user, or to everyone when `user_id` is null. */
export const pushes = pgTable(
  'pushes',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id'),
    title: jsonb('title').$type<Localized>().notNull(),
    body: jsonb('body').$type<Localized>().notNull(),
    icon: text('icon').notNull().default(''),
    /** The label of its button; `destination` is the target. */
    action: jsonb('action').$type<Localized>(),
    /** Seconds from `time_start` in which it is valid. */
    timeToLive: integer('time_to_live').notNull(),
    timeStart: timestamp('time_start', { withTimezone: true }).notNull(),
    destination: jsonb('destination').$type<PushDestination>(),
    /** When it had been sent to all browsers that want pushes. */
    deliveredAt: moment('delivered_at'),
    /** A platform is sending it and has until then to send the next messages; later another one continues. */
    claimedUntil: moment('claimed_until'),
    /** The devices up to this id have got it. */
    deliveredTo: uuid('delivered_to'),
  },
  (table) => [
    index('pushes_user').on(table.userId),
    index('pushes_undelivered').on(table.timeStart).where(sql`${table.deliveredAt} is null`),
  ],
);

/** Messages and pushes that a user removed; a message to everybody stays for the others. */
export const noticeRemovals = pgTable(
  'notice_removals',
  {
    userId: integer('user_id').notNull(),
    noticeId: text('notice_id').notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.noticeId] })],
);

export const surveyQuestions = pgTable('survey_questions', {
  id: integer('id').primaryKey(),
  question: jsonb('question').$type<Localized>().notNull(),
  description: jsonb('description').$type<Localized>().notNull(),
  allowUserAnswer: boolean('allow_user_answer').notNull().default(false),
});

export const surveyAnswers = pgTable('survey_answers', {
  id: integer('id').primaryKey(),
  questionId: integer('question_id')
    .notNull()
    .references(() => surveyQuestions.id, { onDelete: 'cascade' }),
  text: jsonb('text').$type<Localized>().notNull(),
  sort: integer('sort').notNull().default(0),
});

/** The last reply of a user to a question. */
export const surveyReplies = pgTable(
  'survey_replies',
  {
    id: text('id').primaryKey(),
    questionId: integer('question_id')
      .notNull()
      .references(() => surveyQuestions.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    answerIds: integer('answer_ids').array().notNull().default([]),
    userText: text('user_text').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('survey_replies_once').on(table.userId, table.questionId)],
);
