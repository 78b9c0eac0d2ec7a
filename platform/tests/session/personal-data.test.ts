import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, isTable } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../../src/db/schema/index.ts';
import { ids, in4 } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform } from '../catalogue/support.ts';
import { newViewer, type Viewer } from '../catalogue/viewers.ts';

const AT = new Date('2026-11-20T09:00:00Z');
const WHEN = AT.toISOString();
const CHANNEL = 3929;
const PACKET = 80;
const film = { contentId: ids.freeFilm };

/** Tables of secrets and of technical copies: tokens, codes, and answers that are stored to be repeated. */
const SECRET = ['tokens', 'deviceCodes', 'idempotentAnswers'];

/** A row of each table with a user, and where the export has it. */
const STORED: Record<string, { row(viewer: Viewer): object; shown: object }> = {
  favourites: {
    row: () => ({ kind: 'content', objectId: ids.freeFilm, createdAt: AT }),
    shown: { withoutProfile: { favourites: [{ id: ids.freeFilm, added: WHEN }] } },
  },
  watchPositions: {
    row: () => ({ id: randomUUID(), ...film, rootId: ids.freeFilm, seconds: 61, percentage: 3 }),
    shown: { withoutProfile: { history: [{ id: ids.freeFilm, seconds: 61 }] } },
  },
  contentRatings: {
    row: () => ({ id: randomUUID(), ...film, rating: 9 }),
    shown: { withoutProfile: { ratings: [{ id: ids.freeFilm, rating: 9 }] } },
  },
  streamStats: {
    row: ({ deviceId }) => ({ id: randomUUID(), deviceId, channelId: CHANNEL, seconds: 62, createdAt: AT }),
    shown: {
      withoutProfile: { streams: [{ channel: 'Первый', device: 'Кухня', seconds: 62, started: WHEN }] },
    },
  },
  searchFinds: {
    row: () => ({
      ...{ id: randomUUID(), text: 'дорога', title: 'Дорога', contentType: 'movie' },
      ...{ objectId: ids.freeFilm, createdAt: AT },
    }),
    shown: { withoutProfile: { searches: [{ text: 'дорога', found: 'Дорога', opened: WHEN }] } },
  },
  reminders: {
    row: () => ({ channelId: CHANNEL, programme: 'x', title: in4('Вести'), startsAt: 0, createdAt: AT }),
    shown: { withoutProfile: { reminders: [{ title: 'Вести', channel: 'Первый' }] } },
  },
  follows: {
    row: () => ({ contentId: ids.series, seenAt: AT, announcedAt: AT, createdAt: AT }),
    shown: { withoutProfile: { follows: [{ since: WHEN }] } },
  },
  messages: {
    row: () => ({ id: randomUUID(), title: in4('Платёж'), text: in4('Не прошёл'), createdAt: AT }),
    shown: { messages: [{ title: 'Платёж', text: 'Не прошёл', sent: WHEN }] },
  },
  pushes: {
    row: () => ({
      ...{ id: randomUUID(), title: in4('Подарок'), body: in4('Семь дней'), timeToLive: 60, timeStart: AT },
    }),
    shown: { pushes: [{ title: 'Подарок', text: 'Семь дней', sent: WHEN }] },
  },
  noticeRemovals: {
    row: () => ({ noticeId: 'welcome', removedAt: AT }),
    shown: { removedNotices: [{ id: 'welcome', removed: WHEN }] },
  },
  surveyReplies: {
    row: () => ({ id: randomUUID(), questionId: 1, answerIds: [11], userText: 'Мало кино', createdAt: AT }),
    shown: {
      surveyReplies: [{ question: 'Как вам?', answers: ['Хорошо'], text: 'Мало кино', replied: WHEN }],
    },
  },
  adIds: {
    row: () => ({ vendor: 'adfox', identifier: 'ad-7', createdAt: AT }),
    shown: { advertisingIds: [{ vendor: 'adfox', id: 'ad-7', created: WHEN }] },
  },
  profiles: {
    row: () => ({ id: randomUUID(), name: 'Айгүл', role: 'adult', createdAt: AT }),
    shown: { profiles: [{ name: 'Айгүл', created: WHEN }] },
  },
  devices: {
    row: () => ({
      ...{
        id: randomUUID(),
        renewalHash: randomUUID(),
        deviceType: 'tv',
        serial: 'S-1',
        timezone: 'Asia/Almaty',
      },
      ...{ interfaces: [{ name: 'eth0', mac: '00:00:5e:00:53:01' }], settings: { parentalChannels: {} } },
      parentalSettings: { duration: 30, pay: true },
      notification: { notification_type: 'fcm', token: 'address', created_at: WHEN, locale: 'kk' },
      ...{ createdAt: AT, loginAt: AT },
    }),
    shown: {
      devices: expect.arrayContaining([
        expect.objectContaining({
          ...{ type: 'tv', serial: 'S-1', timezone: 'Asia/Almaty', created: WHEN },
          ...{ interfaces: [{ name: 'eth0', mac: '00:00:5e:00:53:01' }], settings: { parentalChannels: {} } },
          parentalSettings: { duration: 30, pay: true },
          notifications: { type: 'fcm', language: 'kk', registered: WHEN },
        }),
      ]),
    },
  },
  cards: {
    row: () => ({ lastDigits: '4242', bankToken: 'b', createdAt: AT }),
    shown: { cards: [{ lastDigits: '4242', linked: WHEN }] },
  },
  accounts: {
    row: ({ userId }) => ({ id: userId, balance: '7.00' }),
    shown: { account: { balance: '7.00' } },
  },
  offers: {
    row: () => ({
      ...{ id: randomUUID(), purchaseTypeId: 't', offerVersion: 1, paysystemVersion: 1 },
      ...{ amount: '1990.00', createdAt: AT },
    }),
    shown: { offers: [{ purchase: 't', amount: '1990.00', made: WHEN }] },
  },
  transactions: {
    row: ({ userId }) => ({
      ...{ accountId: userId, purpose: { kind: 'refill' }, paysystem: 'phone_sms', phone: '77010000001' },
      ...{ amount: '500.00', pageKeyHash: 'p', createdAt: AT, expiresAt: AT },
    }),
    shown: { payments: [{ amount: '500.00', phone: '77010000001', created: WHEN }] },
  },
  userPurchases: {
    row: ({ userId }) => ({
      ...{ id: randomUUID(), accountId: userId, purchaseTypeId: 't', status: 'active', createdAt: AT },
    }),
    shown: { standingOrders: [{ purchase: 'Базовый на месяц', status: 'active', created: WHEN }] },
  },
  subscriptions: {
    row: () => ({ id: randomUUID(), packetId: PACKET, startAt: AT, price: '1990.00' }),
    shown: { subscriptions: [{ packet: PACKET, start: WHEN }] },
  },
  futures: {
    row: () => ({ id: randomUUID(), packetId: PACKET, startAt: AT, createdAt: AT }),
    shown: { plannedPackets: [{ packet: PACKET, start: WHEN, created: WHEN }] },
  },
  entityLicences: {
    row: () => ({ ...film, purchasedAt: AT, endAt: AT }),
    shown: { rents: [{ id: ids.freeFilm, rented: WHEN, end: WHEN }] },
  },
  promoKeyUses: {
    row: () => ({ key: 'GIFT-1', result: {}, activatedAt: AT }),
    shown: { promoKeys: [{ key: 'GIFT-1', used: WHEN }] },
  },
};

let platform: CataloguePlatform;
let viewer: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform();
  const { db } = platform;
  const question = { question: in4('Как вам?'), description: in4('') };
  await db.insert(schema.surveyQuestions).values({ id: 1, ...question });
  await db.insert(schema.surveyAnswers).values({ id: 11, questionId: 1, text: in4('Хорошо') });
  await db.insert(schema.purchaseTypes).values({
    ...{ id: 't', packetId: PACKET, title: in4('Базовый на месяц'), description: in4('') },
    ...{ amount: '1990.00', period: { months: 1 } as never },
  });
});
beforeEach(async () => {
  const { db } = platform;
  viewer = await newViewer(platform);
  await db.update(schema.devices).set({ name: 'Кухня' }).where(eq(schema.devices.id, viewer.deviceId));
});
afterAll(() => platform.close());

const exported = () =>
  platform.request('/users/self/export', { token: viewer.deviceToken, method: 'POST', payload: {} });

const store = (name: string) =>
  platform.db
    .insert(schema[name as keyof typeof schema] as PgTable)
    .values({ ...STORED[name]?.row(viewer), userId: viewer.userId });

describe('the export of personal data has everything that is stored about a user', () => {
  test('each table with a user has its case here, or is secret', () => {
    const ofUsers = Object.entries(schema).filter(
      ([, table]) => isTable(table) && 'userId' in getTableColumns(table as PgTable),
    );
    const names = ofUsers.map(([name]) => name);
    expect(names.sort()).toEqual([...Object.keys(STORED), ...SECRET].sort());
  });

  test.each(Object.keys(STORED))('%s', async (name) => {
    if (name !== 'accounts') await store('accounts');
    await store(name);
    const { body, text } = await exported();
    expect(body).toMatchObject(STORED[name]?.shown ?? {});
    expect(text).not.toMatch(/hash|token|secret|"address"/i);
  });

  test('the bookings of the account', async () => {
    await store('accounts');
    const entry = { kind: 'refill', counter: 'bank', createdAt: AT } as const;
    await platform.db.insert(schema.accountEntries).values({
      ...{ id: randomUUID(), accountId: viewer.userId, amount: '7.00', reference: 'r', ...entry },
    });
    expect((await exported()).body.bookings).toMatchObject([
      { amount: '7.00', kind: 'refill', booked: WHEN },
    ]);
  });

  test('how long a child has watched today, and when a subscription was paused', async () => {
    const { db } = platform;
    const profileId = randomUUID();
    const child = {
      id: profileId,
      userId: viewer.userId,
      name: 'Дана',
      role: 'child',
      createdAt: AT,
    } as const;
    await db.insert(schema.profiles).values(child);
    await db.insert(schema.screenUse).values({ profileId, day: '2026-11-20', usedMs: 60_000, seenAt: AT });
    const subscription = { id: randomUUID(), userId: viewer.userId, packetId: PACKET, price: '1.00' };
    await db.insert(schema.subscriptions).values({ ...subscription, startAt: AT });
    await db
      .insert(schema.subscriptionPauses)
      .values({ id: randomUUID(), subscriptionId: subscription.id, startAt: AT });
    const { body } = await exported();
    expect(body.profiles).toMatchObject([{ watched: { day: '2026-11-20', milliseconds: 60_000 } }]);
    expect(body.subscriptions).toMatchObject([{ pauses: [{ start: WHEN, end: null }] }]);
  });

  test('the settings of the account', async () => {
    const stored = {
      settings: { quality: 'hd' },
      referId: 'friend',
      appVersion: '7.1',
      deletionRequestedAt: AT,
    };
    await platform.db.update(schema.users).set(stored).where(eq(schema.users.id, viewer.userId));
    expect((await exported()).body.account).toMatchObject({
      ...{ settings: { quality: 'hd' }, referral: 'friend', appVersion: '7.1', deletionRequested: WHEN },
      timezone: 'Asia/Almaty',
    });
  });
});
