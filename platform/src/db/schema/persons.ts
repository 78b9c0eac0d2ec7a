import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Localized } from '../../origin/catalogue.ts';
import type { Portrait } from '../../origin/images/subject.ts';
import { contents } from './catalogue.ts';

/** Spec 2 §2 Person page. */
export type PersonRole = 'director' | 'actor' | 'producer' | 'writer' | 'composer' | 'presenter' | 'editor';

export const persons = pgTable('persons', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: jsonb('name').$type<Localized>().notNull(),
  bio: jsonb('bio').$type<Localized>().notNull(),
  /** The main role of a person; the others follow from `content_persons`. */
  role: text('role').$type<PersonRole>().notNull(),
  /** A day (YYYY-MM-DD); null where it is not known. */
  birthDate: date('birth_date'),
  artSeed: text('art_seed'),
  /** Details for the portrait that the name does not give; null uses the name and the seed. */
  portrait: jsonb('portrait').$type<Portrait>(),
});

/** The credits of a content and their order (lower `priority` first). */
export const contentPersons = pgTable(
  'content_persons',
  {
    contentId: text('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    role: text('role').$type<PersonRole>().notNull(),
    priority: integer('priority').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.personId, table.role] }),
    index('content_persons_person').on(table.personId),
  ],
);
