import { buildApp } from '../../src/app.ts';
import type { Database } from '../../src/db/open.ts';
import { parseEnv } from '../../src/env.ts';
import { testClock } from '../support/clock.ts';
import { testDatabase } from '../support/database.ts';

async function healthOver(db: Database) {
  const env = parseEnv({ LOG_LEVEL: 'silent' });
  const app = await buildApp({ env, db, clock: testClock(), streamSecret: 'x', strictAnswers: true });
  const answer = await app.inject('/healthz');
  await app.close();
  return answer;
}

test('answers ok while the database answers, and 503 with the reason when it is away', async () => {
  const { db, close } = await testDatabase();
  const up = await healthOver(db);
  expect([up.statusCode, up.body]).toEqual([200, '{"status":"ok"}']);
  await close();
  const down = await healthOver(db);
  expect(down.statusCode).toBe(503);
  expect(down.json()).toEqual({ status: 'unavailable', reason: 'the database does not answer' });
});

test('the sandbox is unreachable without SANDBOX=1', async () => {
  const { db, close } = await testDatabase();
  const env = parseEnv({ LOG_LEVEL: 'silent' });
  const app = await buildApp({ env, db, clock: testClock(), streamSecret: 'x' });
  for (const url of ['/sandbox', '/sandbox/outbox.json', '/sandbox/requests.json', '/sandbox/faults']) {
    expect((await app.inject(url)).statusCode).toBe(404);
  }
  await app.close();
  await close();
});
