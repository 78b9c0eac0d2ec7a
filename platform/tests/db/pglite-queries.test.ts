import { sql } from 'drizzle-orm';
import { wrapPglite } from '../../src/db/open.ts';
import { changeQueries } from '../../src/db/pglite-queries.ts';
import { bareFiles, inMemory } from '../support/database.ts';

test('queries and transactions hand no parsers to PGlite, and dates are read as drizzle wants them', async () => {
  const client = await inMemory(await bareFiles());
  const given: unknown[] = [];
  changeQueries(client, (query) => (statement, params, options) => {
    given.push(options);
    return query(statement, params, options);
  });
  const { db, close } = wrapPglite(client);
  const moment = sql`select timestamptz '2026-03-14 12:00:00+00' as at, date '2026-03-14' as day`;
  const again = sql`${moment} where true`;
  const rows = [await db.execute(moment), await db.transaction((tx) => tx.execute(again))];
  await close();
  // As text: the columns of drizzle read them.
  expect(rows.map((one) => (one as { rows: unknown[] }).rows)).toEqual(
    Array(2).fill([{ at: expect.stringMatching(/^2026-03-14 /), day: '2026-03-14' }]),
  );
  expect(given.length).toBeGreaterThan(1);
  expect(given.filter((options) => (options as { parsers?: object } | undefined)?.parsers)).toEqual([]);
});
