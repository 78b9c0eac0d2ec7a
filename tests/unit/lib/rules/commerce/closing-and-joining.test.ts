import type { Product } from '@/lib/rules/commerce/product';
import type { PurchaseEvent } from '@/lib/rules/commerce/states';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import { waitingTitle } from '@/lib/rules/commerce/waiting';
import {
  answered,
  asked,
  checked,
  covered,
  follow,
  listed,
  offered,
  opened,
  prepared,
  processing,
  product,
  start,
  toOffer,
} from './purchase-scenes';

describe('spec 3 §2 Modal shell: closing a payment modal', () => {
  test('logs offer_cancel if purchases exist, otherwise payment_cancel', () => {
    const cancelOf = (ways: Product['ways']) =>
      follow([start(), prepared({ ways }), covered, { type: 'closed' }]).effects[0];
    expect(cancelOf(product().ways)).toEqual({ do: 'track', event: 'offer_cancel' });
    expect(cancelOf([])).toEqual({ do: 'track', event: 'payment_cancel' });
  });

  test('so does closing the QR code, the page of the bank and the question for a code', () => {
    const deal = (ways: Product['ways']) => [start(), prepared({ ways }), ...listed()];
    const closeAfter = (ways: Product['ways'], events: PurchaseEvent[]) =>
      follow([...deal(ways), ...events, { type: 'closed' }]).effects;
    const toQr = [answered({ name: 'qrcode' }), opened({ paysystem: 'qrcode' })];
    const toCode = [
      ...[answered({ name: 'phone_sms' }), answered({ phone: '77010000000' })],
      opened({ paysystem: 'phone_sms' }),
    ];
    for (const events of [toQr, toCode]) {
      expect(closeAfter(product().ways, events)).toEqual([{ do: 'track', event: 'offer_cancel' }]);
      expect(closeAfter([], events)).toEqual([{ do: 'track', event: 'payment_cancel' }]);
    }
  });
});

test('a charge whose dialog is closed is in the header until it has ended', () => {
  const closed = follow([{ type: 'closed' }], processing).state;
  expect([waitingTitle(processing), waitingTitle(closed)]).toEqual([null, 'Packet']);
  const shown = follow([{ type: 'show' }], closed);
  expect([asked(shown.effects), waitingTitle(shown.state)]).toEqual([['pay_transaction'], null]);
  expect(waitingTitle(follow([{ type: 'paid' }], closed).state)).toBeNull();
});

describe('a refill', () => {
  test('asks the amount, and is paid by any way', () => {
    const step = follow([start({ kind: 'refill' }), prepared({ kind: 'refill', ways: [] })]);
    expect(asked(step.effects)).toEqual(['refill']);
    const priced = follow([answered({ amount: '500' })], step.state);
    expect(priced.state).toMatchObject({ at: 'offering', order: { item: { amount: '500' } } });
  });

  test.each([
    ['pay_card', []],
    [
      'pay_qr',
      [
        answered({ other: true }),
        answered({ name: 'qrcode' }),
        opened({ paysystem: 'qrcode', offerId: null }),
      ],
    ],
  ] as const)('spec 3 §2 Modal shell: a closed %s forgets its amount', (dialog, events) => {
    const refill = { kind: 'refill' } as const;
    const begin = [start(refill), prepared({ kind: 'refill', ways: [] })];
    const shown = follow([...begin, answered({ amount: '500' }), offered({ id: null }), ...events]);
    expect(asked(shown.effects)).toEqual([dialog]);
    const closed = follow([{ type: 'closed' }], shown.state).state;
    // The payment of a QR code goes on by itself; another one begins after it.
    const left =
      closed.at === 'paused'
        ? follow([checked({ status: 'error' }), { type: 'closed' }], closed).state
        : closed;
    const next = follow(begin, left);
    expect(next.state).toMatchObject({ at: 'amount', order: { item: { amount: null } } });
    expect(next.effects).toMatchObject([{ dialog: { id: 'refill', data: { amount: null } } }]);
  });
});

describe('two purchases', () => {
  test('a second press joins the first one; another subject replaces it before paying, and waits while it is charged', () => {
    const other: PurchaseSubject = { kind: 'packet', key: '81' };
    const choosing = follow([...toOffer, offered()]).state;
    expect(follow([start()], choosing).state).toEqual(choosing);
    expect(follow([start(other)], choosing).state).toMatchObject({
      at: 'preparing',
      order: { subject: other },
    });
    expect(follow([start(other)], processing).state).toMatchObject(processing);
  });

  test('until a payment is made another period of the same packet replaces the one that was chosen', () => {
    const month: PurchaseSubject = { kind: 'packet', key: '81', wayId: '11' };
    const year: PurchaseSubject = { ...month, wayId: '12' };
    const choosing = follow([start(month)], follow([...toOffer, offered()]).state).state;
    expect(follow([start(month)], choosing).state).toEqual(choosing);
    expect(follow([start(year)], choosing).state).toMatchObject({
      at: 'preparing',
      order: { subject: year, item: { wayId: '12' } },
    });
  });

  test('what another tab has bought is owned here', () => {
    expect(follow([{ type: 'boughtElsewhere' }], follow([...toOffer, covered]).state).state).toMatchObject({
      outcome: { result: 'owned' },
    });
    expect(follow([{ type: 'boughtElsewhere' }], processing).state).toEqual(processing);
  });

  test('what another tab has bought is not to be paid here any more: an open code, page or question for a code ends', () => {
    const codeAsked = [answered({ name: 'phone_sms' }), answered({ phone: '77010000000' })];
    for (const events of [
      [answered({ name: 'qrcode' }), opened({ paysystem: 'qrcode' })],
      [...codeAsked, opened({ paysystem: 'phone_sms' })],
    ]) {
      const open = follow([...toOffer, ...listed(), ...events]).state;
      const heard = follow([{ type: 'boughtElsewhere' }], open);
      expect(heard.state).toMatchObject({ outcome: { result: 'owned' } });
      expect(asked(heard.effects)).toEqual(['pay_transaction']);
      // Nobody looks at it: the header loses it, and no dialog opens.
      const left = follow([{ type: 'closed' }, { type: 'boughtElsewhere' }], open);
      expect(left.state).toMatchObject({ outcome: { result: 'owned' } });
      expect(asked(left.effects)).toEqual([]);
    }
  });

  test('a charge that a bank is making is waited for', () => {
    const charged = follow([opened({ paysystem: 'linkedcard' })], processing).state;
    expect(follow([{ type: 'boughtElsewhere' }], charged).state).toEqual(charged);
  });

  test('a refill of another tab is not this one', () => {
    const { state } = follow([start({ kind: 'refill' }), prepared({ kind: 'refill', ways: [] })]);
    expect(follow([{ type: 'boughtElsewhere' }], state).state).toEqual(state);
  });
});
