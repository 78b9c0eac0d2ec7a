import type * as transport from '@/lib/platform/http/transport';
import { listOwnPackets } from '@/lib/platform/resources/subscriptions';
import { answerWith } from '@/tests/support/answer';

const answers: Record<string, unknown> = {};
jest.mock('@/lib/platform/http/transport', () => ({
  send: (call: transport.Call<never>) => answerWith(answers[call.path])(call),
}));

const packet = {
  id: 81,
  name: 'Light',
  is_purchased: true,
  subscription: {
    id: '2',
    next_pay_at: '2026-12-01T00:00:00Z',
    next_price: '990.00',
    actions: { can_disable_renew: true },
  },
};
const held = (id: string, type: string, renew: boolean) => ({
  id,
  packet,
  type,
  renew,
  start_at: '2026-11-01T00:00:00Z',
  end_at: '2026-12-01T00:00:00Z',
});

test('spec 3 §2 Subscriptions: a gift has no payment, even beside a purchase of the same packet, which comes first', async () => {
  answers['/packets'] = [
    packet,
    { id: 82, name: 'Maximum', subscription: { actions: { can_subscribe: true } } },
  ];
  answers['/users/self/subscriptions'] = [held('1', 'promo', false), held('2', 'packet', true)];
  answers['/users/self/futures'] = [];
  const list = await listOwnPackets({ base: 'http://platform', headers: {} });
  expect(
    list.map(({ subscriptionId, kind, state, nextPrice }) => [subscriptionId, kind, state, nextPrice]),
  ).toEqual([
    ['2', 'packet', 'active', '990.00'],
    ['1', 'promo', 'active', null],
    [null, 'packet', 'open', null],
  ]);
});

test('spec 3 §3 after_renew_packet_id: a trial says as which packet it goes on', async () => {
  const date = { ...packet, id: 84, name: 'First Date', after_renew_packet_id: 82 };
  answers['/packets'] = [date, { id: 82, name: 'Maximum' }];
  answers['/users/self/subscriptions'] = [{ ...held('1', 'packet', true), packet: date, is_trial: true }];
  answers['/users/self/futures'] = [];
  const [own] = await listOwnPackets({ base: 'http://platform', headers: {} });
  expect(own).toMatchObject({ name: 'First Date', isTrial: true, continuesAs: 'Maximum' });
});

test('spec 3 §3 after_renew_packet_id: a packet that can be bought says what follows it, too', async () => {
  const date = { ...packet, id: 84, name: 'First Date', after_renew_packet_id: 82 };
  answers['/packets'] = [date, { id: 82, name: 'Maximum' }];
  answers['/users/self/subscriptions'] = [];
  answers['/users/self/futures'] = [];
  const list = await listOwnPackets({ base: 'http://platform', headers: {} });
  expect(list.map(({ continuesAs }) => continuesAs)).toEqual(['Maximum', null]);
});

const week = { days: 7, months: 0, years: 0 };
const light = { id: 81, name: 'Light', price: '990.00' };
const first = { is_trial: true, price: '990.00', next_price: '0.00', next_period_human: week };

test.each<[string, object[], object[]]>([
  ['futures', [], [{ id: '9', packet: light, renew: true, start_at: '2999-01-01T00:00:00Z', ...first }]],
  [
    // The platform says only in its futures that it is planned.
    'subscriptions',
    [{ ...held('9', 'packet', true), ...first, packet: light, start_at: '2999-01-01T00:00:00Z' }],
    [{ id: '9', packet: light }],
  ],
])(
  'a planned packet that the list of %s has says what is charged when it begins',
  async (_, subscriptions, futures) => {
    answers['/packets'] = [];
    answers['/users/self/subscriptions'] = subscriptions;
    answers['/users/self/futures'] = futures;
    const [planned] = await listOwnPackets({ base: 'http://platform', headers: {} });
    expect(planned).toMatchObject({
      state: 'planned',
      isTrial: true,
      price: '990.00',
      nextPrice: '0.00',
      nextPeriod: week,
    });
  },
);
