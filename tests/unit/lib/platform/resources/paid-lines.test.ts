import type * as transport from '@/lib/platform/http/transport';
import { listPaid } from '@/lib/platform/resources/commerce/transactions';
import { PlatformError } from '@/lib/shared/platform-error';
import { answerWith } from '@/tests/support/answer';

const answers: Record<string, unknown> = {};
jest.mock('@/lib/platform/http/transport', () => ({
  send: async (call: transport.Call<never>) => {
    if (!(call.path in answers))
      throw new PlatformError('refused', 'none', { status: 404, code: 'not_found' });
    return answerWith(answers[call.path])(call);
  },
}));

const target = { base: 'http://platform', headers: {} };
const money = (amount: string | null, currency: string | null = null) => ({
  amount,
  format: `{amount} ${currency ?? '₸'}`,
});
const transaction = {
  ...{ transaction_id: 7, status: 'complete', status_description: 'Paid.', title: 'Light', amount: '990.00' },
  ...{ paysystem_shortname: 'linkedcard', expires_at: '2026-11-01T10:00:00Z' },
  created_at: '2026-11-01T09:00:00Z',
};
const line = {
  ...{ id: '7', kind: 'payment', title: 'Light', amount: money('990.00'), status: 'complete', note: 'Paid.' },
  createdAt: Date.UTC(2026, 10, 1, 9),
};

test('a line of the list is a payment with its state, or what the balance paid', async () => {
  const { title, amount, created_at } = transaction;
  answers['/users/self/payments'] = [
    { id: '7', kind: 'payment', title, amount, created_at, transaction },
    { id: '8', kind: 'charge', title, amount, created_at, transaction: null },
  ];
  expect(await listPaid(target, { limit: 20, offset: 0 }, money)).toEqual([
    line,
    { ...line, id: '8', kind: 'charge', status: null, note: '' },
  ]);
});

test('ours: each line has the currency that it was paid in', async () => {
  const { title, amount, created_at } = transaction;
  const currency = 'UZS';
  answers['/users/self/payments'] = [
    { id: '7', kind: 'payment', title, amount, currency, created_at, transaction },
    { id: '8', kind: 'charge', title, amount, currency, created_at, transaction: null },
  ];
  const formatsOf = async () =>
    (await listPaid(target, { limit: 20, offset: 0 }, money)).map((paid) => paid.amount.format);
  expect(await formatsOf()).toEqual(['{amount} UZS', '{amount} UZS']);
  delete answers['/users/self/payments'];
  answers['/users/self/transactions'] = [{ ...transaction, currency }, transaction];
  expect(await formatsOf()).toEqual(['{amount} UZS', '{amount} ₸']);
});

test('a platform without the list has the payments', async () => {
  delete answers['/users/self/payments'];
  answers['/users/self/transactions'] = [transaction];
  expect(await listPaid(target, { limit: 20, offset: 0 }, money)).toEqual([line]);
});
