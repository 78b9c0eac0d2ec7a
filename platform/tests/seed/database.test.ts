import { count } from 'drizzle-orm';
import type { OpenDatabase } from '../../src/db/open.ts';
import { contents } from '../../src/db/schema/catalogue.ts';
import { weeklySlots } from '../../src/db/schema/channels.ts';
import { contentRows } from '../../src/seed/rows/contents.ts';
import { isSeeded } from '../../src/seed/seed.ts';
import { seedWhenEmpty } from '../../src/seed/seed-when-empty.ts';
import { testDatabase } from '../support/database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase('full');
});

afterAll(() => database.close());

test('the first run fills the database, the second changes nothing', async () => {
  const { db } = database;
  expect(await isSeeded(db)).toBe(true);
  const before = await db.select({ n: count() }).from(weeklySlots);
  await seedWhenEmpty(db);
  expect(await db.select({ n: count() }).from(weeklySlots)).toEqual(before);
  expect(await db.select({ n: count() }).from(contents)).toEqual([{ n: contentRows.length }]);
});
