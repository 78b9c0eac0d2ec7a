import type { EndedTransaction } from '@/lib/platform/resources/commerce/wire';
import { guardAfterTransaction } from '@/lib/server/gateway/commerce/transaction-guard';
import { newSession, type Session } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';

const NOW = 1_800_000_000_000;

const payment = (facts: Partial<EndedTransaction>): EndedTransaction => ({
  id: 1,
  offerId: null,
  status: 'complete',
  description: '',
  amount: { amount: '100.00', format: null },
  paysystem: 'short_url',
  url: null,
  frameUrl: null,
  qr: null,
  createdAt: NOW - 60_000,
  expiresAt: NOW,
  settledAt: NOW - 5_000,
  ...facts,
});

let session: Session;
beforeEach(() => {
  session = newSession({ userId: 7, deviceId: 'd', token: 'c4fe'.repeat(10), isGuest: false }, NOW);
});

const guardedSince = () => sharedSessions.newest(session).parental?.transactionAt ?? null;

test.each<[string, Partial<EndedTransaction>, number | null]>([
  ['count from the end of the payment, however often it is read', {}, NOW - 5_000],
  ['count from its beginning where the platform does not say its end', { settledAt: null }, NOW - 60_000],
  ['do not begin while it is pending', { status: 'pending', settledAt: null }, null],
  ['do not begin with one that failed', { status: 'error' }, null],
])('spec 3 §5: the 30 s without a PIN %s', async (_, facts, since) => {
  await guardAfterTransaction(session, payment(facts));
  await guardAfterTransaction(session, payment(facts));
  expect(guardedSince()).toBe(since);
});

test('spec 3 §5: reading an earlier payment does not end the 30 s of a later one', async () => {
  await guardAfterTransaction(session, payment({}));
  await guardAfterTransaction(session, payment({ settledAt: NOW - 50_000 }));
  expect(guardedSince()).toBe(NOW - 5_000);
});
