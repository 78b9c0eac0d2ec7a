import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/open.ts';
import { pushes } from '../../src/db/schema/notices.ts';
import { sendPush } from '../../src/notices/send-push.ts';
import { startDelivery } from '../../src/notices/timer.ts';
import { newKeyPair } from '../../src/notices/web-push/encrypt.ts';
import { webPushOf } from '../../src/notices/web-push/sender.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());
afterEach(() => jest.restoreAllMocks());

const inAll = (text: string) => ({ ru: text, kk: text, en: text, uz: text });

/** The timer, which runs when the test says so, over this database. */
function timer(db: Database, failures: unknown[]) {
  let run = () => {};
  jest.spyOn(globalThis, 'setInterval').mockImplementationOnce((work: unknown) => {
    run = work as () => void;
    return { unref: () => {} } as unknown as NodeJS.Timeout;
  });
  const webPush = webPushOf(platform.env, newKeyPair().privateKey);
  const delivery = startDelivery({
    db,
    clock: platform.clock,
    webPush,
    onFailure: (error) => failures.push(error),
  });
  return { run, stop: delivery.stop };
}

const claimed = async (id: string) => {
  const [push] = await platform.db.select().from(pushes).where(eq(pushes.id, id));
  return push?.deliveredAt !== null;
};
const send = () => {
  const message = { title: inAll('Матч'), body: inAll('Скоро'), timeToLive: 600 };
  return sendPush({ db: platform.db, now: platform.clock.now() }, null, message);
};

test('reminders that fail do not keep the pushes', async () => {
  const id = await send();
  const expected = new Error('expected');
  const fails = () => {
    throw expected;
  };
  const failures: unknown[] = [];
  const { run, stop } = timer(Object.create(platform.db, { selectDistinct: { value: fails } }), failures);
  run();
  while (!(await claimed(id))) await new Promise(setImmediate);
  await stop();
  expect(failures).toEqual([expected]);
});
