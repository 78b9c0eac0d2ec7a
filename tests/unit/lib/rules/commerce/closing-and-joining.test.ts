import type { Product } from '@/lib/rules/commerce/product';
import type { PurchaseEvent } from '@/lib/rules/commerce/states';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import { waitingTitle } from '@/lib/rules/commerce/waiting';
import {
  answered,
  checked,
  covered,
  follow,
  listed,
  offered,
  opened,
  openedDialogs,
  prepared,
  processing,
  product,
  refused,
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

describe('spec 3 §2 Modal shell: a payment dialog that is closed after its answer', () => {
  const closed: PurchaseEvent = { type: 'closed' };
  const bases = [{ key: '1' }] as Product['bases'];
  const toBase = [start(), prepared({ bases }), answered({ key: '1' })];
  const basePaid = [...toBase, prepared(), covered, answered(true), { type: 'paid' } as const];

  test.each([
    ['offering', [...toOffer]],
    ['preparing', toBase],
  ] as const)('%s: the purchase ends, and what the server answers later changes nothing', (at, events) => {
    const busy = follow([...events]).state;
    expect(busy.at).toBe(at);
    const step = follow([closed], busy);
    expect(step.state).toMatchObject({ at: 'done', outcome: { result: 'abandoned' } });
    const later = follow([prepared(), offered(), refused({})], step.state);
    expect(later).toEqual({ state: step.state, effects: [] });
  });

  test('a payment that was left for another way stays in the header, and is looked at', () => {
    const left = follow([
      ...[...toOffer, ...listed(), answered({ name: 'qrcode' }), opened({ paysystem: 'qrcode' })],
      ...[answered({ other: true }), answered({ name: 'linkedcard' }), answered({ cardId: 7 })],
      ...[refused({ status: 402 }), answered({ refill: true })],
    ]).state;
    expect(left).toMatchObject({ at: 'preparing', order: { open: { id: 5 } } });
    const { state, effects } = follow([closed], left);
    expect(state).toMatchObject({ at: 'paused', transaction: { id: 5 } });
    // It is looked at instead of what was being read.
    expect(effects.at(-1)).toEqual({ do: 'check', afterMs: 0, id: 5 });
    expect(waitingTitle(state)).not.toBeNull();
  });

  test.each([
    ['a base packet was paid', basePaid],
    ['a base packet was paid, and what follows it has been read', [...basePaid, prepared()]],
    [
      'the money for a packet of the direct flow has come',
      [
        ...[...toOffer, ...listed({ id: null }), answered({ name: 'qrcode' })],
        ...[opened({ paysystem: 'qrcode', offerId: null }), checked({ status: 'complete', offerId: null })],
      ],
    ],
  ] as const)('%s: closing the dialog of that payment does not end what it was for', (_, events) => {
    const going = follow([...events]).state;
    expect(['preparing', 'offering']).toContain(going.at);
    expect(follow([closed], going)).toEqual({ state: going, effects: [] });
  });

  test.each([
    ['a QR code', [answered({ name: 'qrcode' })], { paysystem: 'qrcode' }],
    [
      'the code of an SMS',
      [answered({ name: 'phone_sms' }), answered({ phone: '77010000000' })],
      { paysystem: 'phone_sms' },
    ],
  ] as const)('a charge that leads to %s waits in the header, and opens no dialog', (_, choice, changes) => {
    const sent = follow([...toOffer, ...listed(), ...choice]).state;
    const step = follow([closed, opened(changes)], sent);
    expect(step.state).toMatchObject({ at: 'paused', isShown: false, transaction: changes });
    expect(openedDialogs(step.effects)).toEqual([]);
    expect(waitingTitle(step.state)).toBe('Packet');
    const shown = follow([{ type: 'show' }, checked(changes)], step.state);
    expect(shown.state.at).toBe(changes.paysystem === 'qrcode' ? 'checking' : 'code');
  });

  const byCode = [
    ...toOffer,
    ...listed(),
    answered({ name: 'phone_sms' }),
    answered({ phone: '77010000000' }),
  ];

  test('a wrong code of an SMS waits in the header, and opens no dialog', () => {
    const sms = { paysystem: 'phone_sms' } as const;
    const sent = follow([...byCode, opened(sms), answered({ code: '1234' })]).state;
    expect(sent.at).toBe('submittingCode');
    const step = follow([closed, refused({ code: 'payment_code_wrong' })], sent);
    expect(step.state).toMatchObject({ at: 'paused', isShown: false, transaction: sms });
    expect(openedDialogs(step.effects)).toEqual([]);
    expect(waitingTitle(step.state)).toBe('Packet');
    const shown = follow([{ type: 'show' }, checked(sms)], step.state);
    expect([shown.state.at, openedDialogs(shown.effects)]).toEqual(['code', ['pay_phone_sms']]);
  });

  const fromBalance = [...toOffer, covered, answered(true)];
  test.each([
    ['a changed price', fromBalance, { status: 409, code: 'price_changed' }],
    ['a balance that has too little now', fromBalance, { status: 402 }],
    ['a packet that needs a base packet', fromBalance, { code: 'packet_needs_base' }],
    ['another user', fromBalance, { status: 409, code: 'other_buyer' }],
    ['a PIN that is required', fromBalance, { status: 403, code: 'pin_required' }],
    ['a phone number', byCode, {}],
  ])('a charge that is refused for %s asks nothing more: it ends, and says why', (_, events, changes) => {
    const refusal = { status: 400, code: null, message: 'words', ...changes };
    const sent = follow([...events]).state;
    const open = follow([refused(refusal)], sent).state;
    expect(open.at).not.toBe('done');
    const { state, effects } = follow([closed, refused(refusal)], sent);
    expect(state).toMatchObject({ at: 'done', outcome: { result: 'failed' } });
    expect(effects).toContainEqual({ do: 'showRefusal', refusal });
    expect(openedDialogs(effects)).toEqual([]);
  });

  const toOtherWay = [
    ...[...toOffer, ...listed(), answered({ name: 'qrcode' }), opened({ paysystem: 'qrcode' })],
    answered({ other: true }),
  ];
  const phoneAfterQr = [answered({ name: 'phone_sms' }), answered({ phone: '77010000000' })];
  test.each([
    [
      'a charge behind a closed dialog is refused',
      [...toOtherWay, ...phoneAfterQr, closed],
      refused({ status: 400 }),
    ],
    [
      'the promo code of a charge is refused',
      [...toOtherWay, answered({ name: 'linkedcard' }), answered({ cardId: 7 })],
      refused({ status: 400, code: 'promo_used' }),
    ],
  ] as const)(
    'an earlier payment that was left for another way stays in the header when %s',
    (_, events, refusal) => {
      const { state, effects } = follow([refusal], follow([...events]).state);
      expect(state).toMatchObject({ at: 'paused', isShown: false, transaction: { id: 5 } });
      const done = ['refresh', 'closeDialog', 'showRefusal', 'check'];
      expect(effects).toMatchObject(done.map((name) => ({ do: name })));
      expect(waitingTitle(state)).toBe('Packet');
      const paid = follow([checked({ status: 'complete' })], state).state;
      expect(paid).toMatchObject({ at: 'done', outcome: { result: 'bought' } });
    },
  );

  test('a charge that was sent again is asked about, because its first request may have charged', () => {
    const again = follow([closed, { type: 'lost' }], follow(fromBalance).state).state;
    const step = follow([refused({ status: 403, code: 'pin_required' })], again);
    expect(step.state).toMatchObject({ at: 'payPin', mayBeMade: true });
  });

  test('a charge of a card is checked on, and what became of it is said', () => {
    const sent = follow([
      ...toOffer,
      ...listed(),
      answered({ name: 'linkedcard' }),
      answered({ cardId: 7 }),
    ]).state;
    const step = follow([closed, opened({ paysystem: 'linkedcard' })], sent);
    expect(step.state).toMatchObject({ at: 'checking', isShown: false });
    expect(step.effects).toEqual([{ do: 'check', afterMs: 5_000, id: 5 }]);
    const ended = follow([checked({ paysystem: 'linkedcard', status: 'complete' })], step.state);
    expect(openedDialogs(ended.effects)).toEqual(['pay_transaction']);
  });
});

test('a charge whose dialog is closed is in the header until it has ended', () => {
  const closed = follow([{ type: 'closed' }], processing).state;
  expect([waitingTitle(processing), waitingTitle(closed)]).toEqual([null, 'Packet']);
  const shown = follow([{ type: 'show' }], closed);
  expect([openedDialogs(shown.effects), waitingTitle(shown.state)]).toEqual([['pay_transaction'], null]);
  expect(waitingTitle(follow([{ type: 'paid' }], closed).state)).toBeNull();
});

describe('a refill', () => {
  test('asks the amount, and is paid by any way', () => {
    const step = follow([start({ kind: 'refill' }), prepared({ kind: 'refill', ways: [] })]);
    expect(openedDialogs(step.effects)).toEqual(['refill']);
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
    expect(openedDialogs(shown.effects)).toEqual([dialog]);
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
    const codeRequested = [answered({ name: 'phone_sms' }), answered({ phone: '77010000000' })];
    for (const events of [
      [answered({ name: 'qrcode' }), opened({ paysystem: 'qrcode' })],
      [...codeRequested, opened({ paysystem: 'phone_sms' })],
    ]) {
      const open = follow([...toOffer, ...listed(), ...events]).state;
      const heard = follow([{ type: 'boughtElsewhere' }], open);
      expect(heard.state).toMatchObject({ outcome: { result: 'owned' } });
      expect(openedDialogs(heard.effects)).toEqual(['pay_transaction']);
      // Nobody looks at it: the header loses it, and no dialog opens.
      const left = follow([{ type: 'closed' }, { type: 'boughtElsewhere' }], open);
      expect(left.state).toMatchObject({ outcome: { result: 'owned' } });
      expect(openedDialogs(left.effects)).toEqual([]);
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
