import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { devices } from '../../src/db/schema/session.ts';
import { deliverPushes } from '../../src/notices/delivery.ts';
import { sendPush } from '../../src/notices/send-push.ts';
import { becomeChild, newViewer, type Viewer } from '../catalogue/viewers.ts';
import { listeningPlatform } from './listening.ts';

let own: Awaited<ReturnType<typeof listeningPlatform>>;
let platform: typeof own.platform;
let listening: typeof own.listening;
let webPush: typeof own.webPush;
let viewer: Viewer;
beforeAll(async () => {
  own = await listeningPlatform();
  ({ platform, listening, webPush } = own);
});
beforeEach(async () => {
  viewer = await newViewer(platform);
});
afterAll(() => own.close());

const inAll = (text: string) => ({ ru: text, kk: `${text} (kk)`, en: `${text} (en)`, uz: `${text} (uz)` });
const message = (title: string) => ({ title: inAll(title), body: inAll('Текст'), timeToLive: 600 });

interface SandboxBrowser {
  id: string;
  endpoint: string;
  keys: object;
}

const newBrowser = async (): Promise<SandboxBrowser> =>
  (await listening.inject({ method: 'POST', url: '/sandbox/push' })).json();
const received = async ({ id }: SandboxBrowser) =>
  (await listening.inject(`/sandbox/push/${id}`)).json() as {
    message: Record<string, unknown>;
    ttl: number;
  }[];
const titles = async (browser: SandboxBrowser) => (await received(browser)).map((one) => one.message.title);

async function register(
  { deviceId, deviceToken }: Viewer,
  { endpoint, keys }: SandboxBrowser,
  language = 'ru',
): Promise<number> {
  const { statusCode } = await listening.inject({
    method: 'PATCH',
    url: `/v2/users/self/devices/${deviceId}?access_token=${deviceToken}`,
    headers: { 'accept-language': language },
    payload: { notification: { notification_type: 'web_push', token: JSON.stringify({ endpoint, keys }) } },
  });
  return statusCode;
}
async function registered({ deviceId }: Viewer) {
  const [device] = await platform.db.select().from(devices).where(eq(devices.id, deviceId));
  return device?.notification ?? null;
}
const send = (userId: number | null, what: Parameters<typeof sendPush>[2]) =>
  sendPush({ db: platform.db, now: platform.clock.now() }, userId, what);
const deliver = () => deliverPushes({ db: platform.db, clock: platform.clock, webPush });

describe('spec 1 §3 `notification`: a browser registers for pushes', () => {
  test('the key with which it subscribes is in the configuration', async () => {
    const { web_push_key } = (await listening.inject('/v2/platform/configuration')).json();
    expect(Buffer.from(web_push_key, 'base64url')).toEqual(webPush.vapid.publicKey);
  });

  test('an address that is none of a push service is refused', async () => {
    const browser = await newBrowser();
    expect(await register(viewer, { ...browser, endpoint: 'https://169.254.169.254/x' })).toBe(400);
    expect(await registered(viewer)).toBeNull();
  });

  test('a browser belongs to the account that registered it last', async () => {
    const browser = await newBrowser();
    const other = await newViewer(platform);
    expect(await register(viewer, browser)).toBe(200);
    expect(await register(other, browser)).toBe(200);
    expect(await registered(viewer)).toBeNull();
    await send(viewer.userId, message('Чужое'));
    await deliver();
    expect(await received(browser)).toEqual([]);
  });
});

describe('spec 3 §3 Push notification: by Web Push', () => {
  test('reaches each browser of the user, once, in its language and with its time to live', async () => {
    const [phone, computer, foreign] = [await newBrowser(), await newBrowser(), await newBrowser()];
    await register(viewer, phone, 'kk');
    const second = await newViewer(platform);
    await platform.db.update(devices).set({ userId: viewer.userId }).where(eq(devices.id, second.deviceId));
    await platform.db
      .update(devices)
      .set({
        notification: {
          notification_type: 'web_push',
          created_at: '',
          locale: 'en',
          token: JSON.stringify({ endpoint: computer.endpoint, keys: computer.keys }),
        },
      })
      .where(eq(devices.id, second.deviceId));
    await register(await newViewer(platform), foreign);
    const destination = { type: 'channel', id: '3929' } as const;
    const id = await send(viewer.userId, { ...message('Матч'), action: inAll('Смотреть'), destination });
    platform.clock.advance(2_000);
    expect(await deliver()).toEqual({ delivered: 2, gone: 0, failed: 0 });
    expect(await received(phone)).toEqual([
      {
        message: {
          id,
          title: 'Матч (kk)',
          body: 'Текст (kk)',
          icon: '',
          action: 'Смотреть (kk)',
          destination,
        },
        ttl: 598,
      },
    ]);
    expect(await titles(computer)).toEqual(['Матч (en)']);
    expect(await received(foreign)).toEqual([]);
    expect(await deliver()).toEqual({ delivered: 0, gone: 0, failed: 0 });
  });

  test('waits for its time, and is not sent after it', async () => {
    const browser = await newBrowser();
    await register(viewer, browser);
    await send(viewer.userId, { ...message('Позже'), at: platform.clock.now() + 60_000 });
    await deliver();
    expect(await received(browser)).toEqual([]);
    platform.clock.advance(60_000);
    await deliver();
    expect(await titles(browser)).toEqual(['Позже']);
    await send(viewer.userId, { ...message('Поздно'), timeToLive: 5 });
    platform.clock.advance(5_000);
    await deliver();
    expect(await titles(browser)).toEqual(['Позже']);
  });

  test('a platform that ends leaves the pushes that it has not begun to the next one', async () => {
    const browser = await newBrowser();
    await register(viewer, browser);
    await send(viewer.userId, message('Первое'));
    await send(viewer.userId, message('Второе'));
    const end = new AbortController();
    const endsAtFirst: typeof webPush = {
      ...webPush,
      get vapid() {
        end.abort();
        return webPush.vapid;
      },
    };
    const { db, clock } = platform;
    await deliverPushes({ db, clock, webPush: endsAtFirst, signal: end.signal });
    expect(await received(browser)).toHaveLength(1);
    await Promise.all([deliver(), deliver()]);
    expect((await titles(browser)).toSorted()).toEqual(['Второе', 'Первое']);
  });

  describe('a platform that ends in the middle of a push', () => {
    /** More browsers than a batch has, all of which are this one. */
    async function manyBrowsers(count: number): Promise<SandboxBrowser> {
      const { endpoint, keys, ...browser } = await newBrowser();
      const token = JSON.stringify({ endpoint, keys });
      const now = new Date(platform.clock.now());
      const rows = Array.from({ length: count }, () => ({
        id: randomUUID(),
        renewalHash: randomUUID(),
        userId: viewer.userId,
        deviceType: 'web',
        createdAt: now,
        loginAt: now,
        notification: { notification_type: 'web_push', token, created_at: '', locale: 'ru' as const },
      }));
      await platform.db.insert(devices).values(rows);
      return { ...browser, endpoint, keys };
    }
    /** Does something when the first message is about to be sent. */
    const atFirst = (what: () => void): typeof webPush => ({
      ...webPush,
      get vapid() {
        what();
        return webPush.vapid;
      },
    });

    test('leaves the remaining browsers to the next platform, and each browser gets the push once', async () => {
      await manyBrowsers(51);
      await send(viewer.userId, message('Всем'));
      const end = new AbortController();
      const { db, clock } = platform;
      const ends = atFirst(() => end.abort());
      const first = await deliverPushes({ db, clock, webPush: ends, signal: end.signal });
      expect(first).toEqual({ delivered: 50, gone: 0, failed: 0 });
      expect(await deliver()).toEqual({ delivered: 1, gone: 0, failed: 0 });
      expect(await deliver()).toEqual({ delivered: 0, gone: 0, failed: 0 });
    });

    test('by a crash blocks the push for half a minute; then the next platform continues it', async () => {
      const browser = await manyBrowsers(1);
      await send(viewer.userId, message('Всем'));
      const { db, clock } = platform;
      const dies = atFirst(() => {
        throw new Error('killed');
      });
      await expect(deliverPushes({ db, clock, webPush: dies })).rejects.toThrow('killed');
      expect(await deliver()).toMatchObject({ delivered: 0 });
      clock.advance(30_000);
      expect(await deliver()).toMatchObject({ delivered: 1 });
      expect(await titles(browser)).toEqual(['Всем']);
    });

    test('or is only too slow does not continue a push that another platform has taken over', async () => {
      await manyBrowsers(51);
      await send(viewer.userId, message('Всем'));
      const { db, clock } = platform;
      let other: ReturnType<typeof deliver> | null = null;
      const slow = atFirst(() => {
        if (other) return;
        clock.advance(30_000);
        other = deliver();
      });
      // Its first batch is sent twice, the rest once.
      expect(await deliverPushes({ db, clock, webPush: slow })).toMatchObject({ delivered: 50 });
      expect(await other).toMatchObject({ delivered: 51 });
      expect(await deliver()).toMatchObject({ delivered: 0 });
    });
  });

  test('one to everyone reaches everyone; a device on which a child watches gets none', async () => {
    const [ours, childs] = [await newBrowser(), await newBrowser()];
    const child = await newViewer(platform);
    await register(viewer, ours);
    await register(child, childs);
    await becomeChild(platform, child);
    await send(null, message('Всем'));
    await deliver();
    expect([await titles(ours), await titles(childs)]).toEqual([['Всем'], []]);
  });

  test('an address that answers 410 or is unknown is removed', async () => {
    const browser = await newBrowser();
    await register(viewer, browser);
    await listening.inject({ method: 'DELETE', url: `/sandbox/push/${browser.id}` });
    await send(viewer.userId, message('Никому'));
    expect(await deliver()).toMatchObject({ gone: 1, delivered: 0 });
    expect(await registered(viewer)).toBeNull();
    await register(viewer, { ...browser, endpoint: browser.endpoint.replace(browser.id, 'unknown') });
    await send(viewer.userId, message('Никому'));
    expect(await deliver()).toMatchObject({ gone: 1 });
    expect(await registered(viewer)).toBeNull();
  });

  test('a removed device gets nothing', async () => {
    const browser = await newBrowser();
    await register(viewer, browser);
    const url = `/v2/users/self/devices/${viewer.deviceId}?access_token=${viewer.deviceToken}`;
    expect((await listening.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    await send(viewer.userId, message('Никому'));
    await deliver();
    expect(await received(browser)).toEqual([]);
  });

  test('a long text is cut to what a message holds', async () => {
    const browser = await newBrowser();
    await register(viewer, browser);
    await send(viewer.userId, { ...message('Ж'.repeat(200)), body: inAll('Ж'.repeat(2000)) });
    expect(await deliver()).toMatchObject({ delivered: 1 });
    const [shown] = await received(browser);
    expect([String(shown?.message.title).length, String(shown?.message.body).length]).toEqual([120, 500]);
  });
});
