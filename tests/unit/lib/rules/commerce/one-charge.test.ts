import { RESEND_MS } from '@/lib/rules/commerce/constants';
import type { PurchaseEvent } from '@/lib/rules/commerce/states';
import {
  answered,
  covered,
  follow,
  offered,
  onPage,
  opened,
  openedDialogs,
  prepared,
  processing,
  refused,
  start,
} from './purchase-scenes';
import { SUBJECT } from './purchase-shop';

describe('a charge', () => {
  test('two presses are one charge', () => {
    const { state, effects } = follow([answered(true)], processing);
    expect([state, effects]).toEqual([processing, []]);
  });

  test('a lost answer sends the same key again, then leaves it to the viewer', () => {
    let state = processing;
    for (const afterMs of RESEND_MS) {
      const step = follow([{ type: 'lost' }], state);
      expect(step.effects).toEqual([{ do: 'pay', afterMs }]);
      expect(step.state).toMatchObject({ payment: 'payment' in processing ? processing.payment : null });
      state = step.state;
    }
    const unsure = follow([{ type: 'lost' }], state);
    expect([unsure.state.at, openedDialogs(unsure.effects)]).toEqual(['unsure', ['pay_transaction']]);
    const again = follow([answered({ again: true })], unsure.state);
    expect(again.state).toMatchObject({
      at: 'processing',
      payment: 'payment' in processing ? processing.payment : null,
    });
  });

  test('after a reload the same key is sent again', () => {
    const { state, effects } = follow([{ type: 'resume', state: processing }]);
    expect(state).toMatchObject({
      at: 'processing',
      payment: 'payment' in processing ? processing.payment : null,
    });
    expect(effects).toContainEqual({ do: 'pay', afterMs: 0 });
  });

  test('closing the PIN dialog keeps a payment that may have been made', () => {
    const resent = follow([{ type: 'lost' }, refused({ status: 403, code: 'pin_required' })], processing);
    expect([resent.state.at, resent.effects]).toEqual(['payPin', [{ do: 'askPin' }]]);
    expect(follow([{ type: 'closed' }], resent.state).state.at).toBe('unsure');
    const first = follow([refused({ status: 403, code: 'pin_required' })], processing);
    expect(follow([{ type: 'closed' }], first.state).state).toMatchObject({
      outcome: { result: 'abandoned' },
    });
  });

  test('another price is shown again before anything is charged', () => {
    const { state } = follow([refused({ status: 409, code: 'price_changed' })], processing);
    expect(state).toMatchObject({ at: 'offering', isChanged: true });
    expect(follow([covered], state).effects).toEqual([
      expect.objectContaining({
        dialog: expect.objectContaining({ data: expect.objectContaining({ isChanged: true }) }),
      }),
    ]);
  });

  test.each(['already_subscribed', 'already_rented', 'packet_included'])('%s is already bought', (code) => {
    expect(follow([refused({ code })], processing).state).toMatchObject({ outcome: { result: 'owned' } });
  });

  test('packet_needs_base returns to the base packets', () => {
    expect(follow([refused({ code: 'packet_needs_base' })], processing).state.at).toBe('preparing');
  });

  test('success refreshes, tells the app around us, and continues (startAfterBuy)', () => {
    const then = { startAfterBuy: true, playAfterId: '7' };
    const paying = follow([start(SUBJECT, then), prepared(), covered, answered(true)]).state;
    const { effects } = follow([{ type: 'paid' }], paying);
    expect(effects).toEqual(
      expect.arrayContaining([
        { do: 'refresh' },
        { do: 'report', result: 1 },
        { do: 'continue', subject: SUBJECT, after: then },
      ]),
    );
  });
});

describe('the buyer or the subject changes during a payment', () => {
  const unsettled = follow(
    [{ type: 'lost' }, refused({ status: 403, code: 'login_required' })],
    processing,
  ).state;

  test('a payment that may have been made is asked about before anything else is bought', () => {
    const other = { kind: 'packet', key: '81' } as const;
    const guest = follow([{ ...start(other), isUser: false } as PurchaseEvent], unsettled);
    expect([guest.state, guest.effects]).toEqual([unsettled, [{ do: 'login' }]]);
    expect(follow([start(other)], unsettled).state).toMatchObject({
      at: 'processing',
      order: { subject: SUBJECT },
    });
  });

  test('a refill that was left and is paid later is money on the balance, not the packet', () => {
    const left = follow([opened({ id: 9, offerId: null, status: 'complete' })], processing);
    expect(left.state).toMatchObject({ at: 'offering', wayId: 'month', order: { earlier: [] } });
  });

  test('another user who logs in starts at the first order, because nothing was agreed to or bought for them', () => {
    const channel = { kind: 'channel' as const, channelId: '39', packetKeys: ['81', '91'] };
    const second = follow([start(channel), prepared(), covered, answered(true), { type: 'paid' }]).state;
    expect(second).toMatchObject({ at: 'preparing', order: { item: { key: '91' }, buyerId: 1 } });
    const all = { at: 'preparing', order: { item: { key: '81' }, rest: [{ key: '91' }] } };
    expect(follow([prepared({ buyerId: 2 })], second).state).toMatchObject(all);
    const offering = follow([prepared()], second).state;
    expect(follow([offered({ buyerId: 2 })], offering).state).toMatchObject(all);
    expect(follow([refused({ status: 409, code: 'other_buyer' })], processing).state.at).toBe('preparing');
  });

  const leftBeforeLogin = follow(
    [
      opened(),
      ...[answered({ other: true }), answered({ name: 'qrcode' })],
      ...[refused({ status: 403, code: 'login_required' }), start()],
    ],
    onPage,
  ).state;

  test.each<PurchaseEvent>([
    { type: 'closed' },
    { type: 'lost' },
    refused({ status: 404, code: 'not_found' }),
  ])(
    'a payment that was left before a login is not shown until it is known who has logged in: $type',
    (event) => {
      expect(leftBeforeLogin).toMatchObject({ at: 'preparing', order: { open: { id: 5 } } });
      expect(follow([event], leftBeforeLogin).state.at).toBe('done');
      expect(follow([{ type: 'resume', state: leftBeforeLogin }, event]).state.at).toBe('done');
      expect(follow([prepared({ buyerId: 2 }), event], leftBeforeLogin).state.at).toBe('done');
      expect(follow([prepared(), event], leftBeforeLogin).state).toMatchObject({
        at: 'paused',
        transaction: { id: 5 },
      });
    },
  );
});
