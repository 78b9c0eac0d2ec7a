import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { buildApp } from '../../src/app.ts';
import { wrapPglite } from '../../src/db/open.ts';
import { channels } from '../../src/db/schema/channels.ts';
import { accountEntries } from '../../src/db/schema/money.ts';
import { surveyReplies } from '../../src/db/schema/notices.ts';
import { users } from '../../src/db/schema/session.ts';
import { hashToken } from '../../src/http/tokens.ts';
import { migrationsFolder } from '../../src/paths.ts';
import { hashClearPins } from '../../src/session/pin.ts';
import { testClock } from '../support/clock.ts';
import { bareFiles, inMemory } from '../support/database.ts';
import { testEnv } from '../support/platform.ts';

/** The files of a database whose tables and rows the first releases wrote; each test brings a copy up to date. */
let oldFiles: Blob;
let client: PGlite;

beforeAll(async () => {
  const old = await inMemory(await bareFiles());
  await createTablesUntil(old, '0012_otp_askers');
  await addOldDevice(old);
  oldFiles = await old.dumpDataDir('none');
  await old.close();
});
beforeEach(async () => {
  client = await inMemory(oldFiles);
});
afterEach(() => client.close());

/** Creates the tables as they were when the migration of this name was the last one. */
async function createTablesUntil(database: PGlite, last: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag === last);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at + 1) }));
  await migrate(drizzle(database), { migrationsFolder: folder });
  rmSync(folder, { recursive: true, force: true });
}

const OLD_ID = '11111111-2222-4333-8444-555555555555';
const TOKEN = 'a'.repeat(40);

/** A user with a device, in the form of the first releases. */
async function addOldDevice(database: PGlite): Promise<void> {
  await database.exec(`
    insert into providers (id, shortname, name, is_default, config) values (1, 'taspa', 'Taspa', true, '{"servedCountries":[],"timezone":"Asia/Almaty"}');
    insert into users (id, provider_id, username, timezone, device_limit, joined_at) values (7, 1, 'old', 'Asia/Almaty', 5, now());
    update users set parental_code = '4711' where id = 7;
    insert into devices (id, user_id, device_type, created_at, login_at) values ('${OLD_ID}', 7, 'tv', now(), now());
    insert into tokens (hash, grade, user_id, device_id, created_at) values ('${hashToken(TOKEN)}', 'device', 7, '${OLD_ID}', now());
  `);
}

test('a device from before the migration renews with the id its client has, is listed under a new id, and keeps its tokens', async () => {
  const { db, migrate: bringUpToDate } = wrapPglite(client);
  await bringUpToDate();
  const app = await buildApp({ env: testEnv(), db, clock: testClock(), streamSecret: 's'.repeat(32) });
  const list = (await app.inject(`/v2/users/self/devices?access_token=${TOKEN}`)).json();
  expect(list).toMatchObject([{ device_type: 'tv', is_current: true }]);
  const renew = (id: string) =>
    app.inject({ method: 'POST', url: '/v2/auth/device', payload: { device_id: id } });
  expect((await renew(OLD_ID)).json()).toMatchObject({ device: { id: OLD_ID, user_id: 7 } });
  expect((await renew(list[0].id)).statusCode).toBe(400);
  await app.close();
});

test('a PIN stored in plain text is hashed at the first start and still works', async () => {
  const { db, migrate: bringUpToDate } = wrapPglite(client);
  await bringUpToDate();
  const secret = 's'.repeat(32);
  for (const _start of ['first', 'second']) await hashClearPins(db, secret);
  const [user] = await db.select().from(users);
  expect(user?.pinHash).toMatch(/^scrypt\$/);
  const app = await buildApp({ env: testEnv(), db, clock: testClock(), streamSecret: secret });
  const check = async (pincode: string) =>
    (
      await app.inject({
        method: 'POST',
        url: `/v2/users/self/parental_code/check?access_token=${TOKEN}`,
        payload: { pincode },
      })
    ).json();
  expect(await check('4711')).toEqual({ is_right: true });
  expect(await check('4712')).toEqual({ is_right: false });
  await app.close();
});

test('of the replies of a user to a question the last one stays', async () => {
  await client.exec(`
    insert into survey_questions (id, question, description) values (1, '{}', '{}'), (2, '{}', '{}');
    insert into survey_replies (id, question_id, user_id, user_text, created_at) values
      ('1', 1, 7, 'first', '2026-03-01'), ('2', 1, 7, 'last', '2026-03-03'), ('3', 1, 7, 'second', '2026-03-02'),
      ('4', 2, 7, 'of another question', '2026-03-01'), ('5', 1, 8, 'of another user', '2026-03-01');
  `);
  const { db, migrate: bringUpToDate } = wrapPglite(client);
  await bringUpToDate();
  const stored = await db
    .select({ text: surveyReplies.userText })
    .from(surveyReplies)
    .orderBy(surveyReplies.id);
  expect(stored.map(({ text }) => text)).toEqual(['last', 'of another question', 'of another user']);
});

test('an imported channel without an age is for 16 and older; adult ones and our own keep theirs', async () => {
  await client.exec(`
    insert into channels (id, slug, name, description, age, is_adult) values
      (1, 'own', '{}', '{}', 0, false), (50001, 'plain', '{}', '{}', 0, false), (50002, 'adult', '{}', '{}', 18, true);
    insert into external_channels (channel_id, list, key, url) values (50001, 'taspa', 'a', 'x'), (50002, 'taspa', 'b', 'y');
  `);
  const { db, migrate: bringUpToDate } = wrapPglite(client);
  await bringUpToDate();
  const stored = await db.select({ age: channels.age }).from(channels).orderBy(channels.id);
  expect(stored.map(({ age }) => age)).toEqual([0, 16, 18]);
});

test('an old entry gets the currency of its payment, else that of the provider of its user', async () => {
  const soum = `'{"servedCountries":[],"timezone":"Asia/Tashkent","currency":{"iso":"UZS"}}'`;
  await client.exec(`
    insert into providers (id, shortname, name, config) values (2, 'uznet', 'Uznet', ${soum});
    insert into users (id, provider_id, username, timezone, device_limit, joined_at) values (8, 2, 'other', 'Asia/Tashkent', 5, now());
    insert into accounts (id, user_id) values (70, 7), (80, 8);
  `);
  await createTablesUntil(client, '0018_double_entry');
  await client.exec(`
    insert into transactions (id, user_id, account_id, purpose, paysystem, amount, currency, page_key_hash, created_at, expires_at)
      values (1, 8, 80, '{"kind":"refill"}', 'short_url', '500.00', 'KZT', '', now(), now());
    insert into account_entries (id, account_id, amount, kind, counter, reference, created_at) values
      ('1', 70, '5.00', 'refill', 'bank', 'test', '2026-03-01'), ('2', 80, '500.00', 'refill', 'bank', 'transaction:1', '2026-03-02'),
      ('3', 80, '-500.00', 'refund', 'bank', 'refund:transaction:1', '2026-03-03'), ('4', 80, '9000.00', 'refill', 'bank', 'test', '2026-03-04');
  `);
  const { db, migrate: bringUpToDate } = wrapPglite(client);
  await bringUpToDate();
  const stored = await db
    .select({ currency: accountEntries.currency })
    .from(accountEntries)
    .orderBy(accountEntries.id);
  expect(stored.map(({ currency }) => currency)).toEqual(['KZT', 'KZT', 'KZT', 'UZS']);
});
