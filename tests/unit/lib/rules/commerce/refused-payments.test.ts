import { orderOf, refillFirst } from '@/lib/rules/commerce/orders';
import type { PurchaseEvent, StateAt } from '@/lib/rules/commerce/states';
import {
  answered,
  byPhone,
  checked,
  follow,
  listed,
  offered,
  onPage,
  opened,
  openedDialogs,
  prepared,
  processing,
  refused,
  start,
  toOffer,
} from './purchase-scenes';

describe('spec 3 §8: a payment is refused', () => {
  test('402 of the balance chooses a way to pay; 402 of a way is nofunds', () => {
    expect(follow([refused({ status: 402 })], processing).state.at).toBe('offering');
    expect(openedDialogs(follow([refused({ status: 402 })], onPage).effects)).toEqual(['nofunds']);
  });

  test('451 is handled like 402 for QR, and is an error otherwise', () => {
    const qr = follow([...toOffer, ...listed(), answered({ name: 'qrcode' })]).state;
    expect(openedDialogs(follow([refused({ status: 451 })], qr).effects)).toEqual(['nofunds']);
    expect(follow([refused({ status: 451 })], processing).state).toMatchObject({
      outcome: { result: 'failed' },
    });
  });

  test('a promo code that the balance no longer covers chooses a way to pay', () => {
    const step = follow([refused({ status: 400, code: 'promo_needs_payment' })], processing);
    expect(step.state).toMatchObject({ at: 'offering' });
  });

  test.each([
    ['what only the provider sells', 451, 'provider_sells'],
    ['a contract with the operator', 451, 'contract_packet'],
    ['a forbidden country', 403, 'forbidden_country'],
    ['what is not sold any more', 400, 'packet_not_sold'],
    ['a period that is closed', 400, 'period_closed'],
    ['a way that the provider has no longer', 400, 'unknown_paysystem'],
    ['more than the account holds', 400, 'account_full'],
    ['a promo code that was used meanwhile', 400, 'promo_used'],
    ['a promo code whose time is over', 400, 'promo_expired'],
  ])('%s: its message is shown, whenever it comes, and what is shown is read again', (_, status, code) => {
    const refusal = { status, code, message: 'words of the platform' };
    const making = follow([start(), prepared()]).state;
    expect(making.at).toBe('offering');
    for (const state of [follow([start()]).state, making, processing, onPage]) {
      const step = follow([refused(refusal)], state);
      expect(step.state).toMatchObject({ at: 'done', outcome: { result: 'failed' } });
      expect(step.effects).toEqual(
        expect.arrayContaining([{ do: 'refresh' }, { do: 'closeDialog' }, { do: 'showRefusal', refusal }]),
      );
    }
  });

  test('nofunds leads to a refill of what is missing, and then on to the purchase', () => {
    const broke = follow([refused({ status: 402 })], onPage).state;
    const { state } = follow([answered({ refill: true })], broke);
    expect(state).toMatchObject({
      ...{ at: 'preparing', order: { item: { kind: 'refill', amount: '100.00' } } },
    });
    const paid: PurchaseEvent[] = [
      prepared({ kind: 'refill', ways: [] }),
      ...listed({ wayId: null }),
      answered({ name: 'qrcode' }),
      opened({ status: 'complete' }),
    ];
    expect(follow(paid, state).state).toMatchObject({
      ...{ at: 'preparing', order: { item: { kind: 'packet', key: '82' }, rest: [] } },
    });
  });

  test.each([
    ['0.60', '1.00'],
    ['1.00', '1.00'],
    ['100.50', '100.50'],
  ])('what is missing (%s) is topped up with %s: the platform takes no smaller refill', (missing, amount) => {
    const order = orderOf({ kind: 'packet', key: '82' }, null);
    expect(order && refillFirst(order, missing).item).toEqual({ kind: 'refill', amount });
  });

  test('a refill and the purchase after it keep the list of earlier payments', () => {
    const open = follow([opened({ id: 5 })], onPage).state;
    const second = follow([answered({ other: true }), answered({ name: 'qrcode' })], open).state;
    const broke = follow([refused({ status: 402 })], second).state;
    const { state } = follow([answered({ refill: true })], broke);
    expect(state).toMatchObject({ at: 'preparing', order: { item: { kind: 'refill' }, earlier: [5] } });
    const next = follow([prepared({ isOwned: true })], state).state;
    expect(next).toMatchObject({ at: 'preparing', order: { item: { kind: 'packet' }, earlier: [5] } });
    // What is bought after a packet has payments of its own.
    const { order } = next as StateAt<'preparing'>;
    const chain = { ...order, rest: [{ kind: 'packet', key: '90', wayId: null } as const] };
    expect(follow([prepared({ isOwned: true })], { at: 'preparing', order: chain }).state).toMatchObject({
      order: { item: { key: '90' }, earlier: [] },
    });
  });

  test('money that was left on its way for a promo code pays the balance, and not the code: the code is confirmed after it', () => {
    const promo: PurchaseEvent[] = [
      start({ kind: 'promo', code: 'gift' }),
      prepared({ kind: 'promo', ways: [] }),
    ];
    const terms = { id: null, wayId: null };
    const byQr = [...listed(terms), answered({ name: 'qrcode' })];
    const refill = [answered({ refill: true }), prepared({ kind: 'refill', ways: [] }), ...byQr];
    const money = { id: 5, offerId: null } as const;
    // The money is left for another way, and the server finds that it has come: first for the refill, then for the code.
    const left = [opened(money), ...[answered({ other: true }), answered({ name: 'qrcode' })]];
    const came = opened({ ...money, status: 'complete' });
    const next = follow([...promo, ...byQr, refused({ status: 402 }), ...refill, ...left, came]).state;
    expect(next).toMatchObject({ at: 'preparing', order: { item: { kind: 'promo' }, rest: [] } });
    const confirmed = [
      prepared({ kind: 'promo', ways: [] }),
      offered({ ...terms, isCovered: true }),
      answered(true),
    ];
    const offering = follow([...confirmed, came], next).state;
    expect(offering).toMatchObject({ at: 'offering', order: { item: { kind: 'promo' }, earlier: [] } });
    const paid = follow(
      [offered({ ...terms, isCovered: true }), answered(true), { type: 'paid' }],
      offering,
    ).state;
    expect(paid).toMatchObject({ at: 'done', outcome: { result: 'bought' } });
  });

  test('another user who has logged in is not charged; the offer for that user is read', () => {
    expect(follow([refused({ status: 409, code: 'other_buyer' })], processing).state).toMatchObject({
      at: 'preparing',
      order: { item: { kind: 'packet', key: '82' } },
    });
  });

  test('only the newest 60 earlier payments stay in the list', () => {
    let { state } = follow([opened({ id: 1, paysystem: 'phone_sms' })], byPhone);
    for (let id = 2; id <= 100; id += 1)
      state = follow([answered({ resend: true }), opened({ id, paysystem: 'phone_sms' })], state).state;
    expect(state).toMatchObject({ at: 'code', transaction: { id: 100 } });
    expect('order' in state && state.order.earlier).toEqual(Array.from({ length: 60 }, (_, n) => n + 40));
  });

  test('without a refill nofunds leads to another way only', () => {
    const events = [...toOffer, ...listed({ canRefill: false }), answered({ name: 'qrcode' })];
    const broke = follow([...events, refused({ status: 402 })]).state;
    expect(broke.at).toBe('nofunds');
    expect(follow([answered({ refill: true })], broke).state).toMatchObject({
      outcome: { result: 'abandoned' },
    });
  });

  test('400 of an offer transaction opens nofunds', () => {
    expect(openedDialogs(follow([refused({ status: 400 })], onPage).effects)).toEqual(['nofunds']);
  });

  test('a wrong phone or code is asked again with the words of the server', () => {
    expect(follow([refused({ status: 400, message: 'words' })], byPhone).state).toMatchObject({
      at: 'details',
      note: 'words',
    });
    const submitting = follow(
      [opened({ paysystem: 'phone_sms' }), answered({ code: '1111' })],
      byPhone,
    ).state;
    expect(submitting.at).toBe('submittingCode');
    expect(follow([refused({ code: 'wrong_code', message: 'wrong' })], submitting).state).toMatchObject({
      at: 'code',
      note: 'wrong',
    });
    expect(openedDialogs(follow([refused({ code: 'payment_code_spent' })], submitting).effects)).toEqual([
      'nofunds',
    ]);
    expect(openedDialogs(follow([refused({ status: 402 })], submitting).effects)).toEqual(['nofunds']);
  });

  test('a code for an ended payment requests its result: unpaid offers another way to pay, paid completes the purchase', () => {
    const submitting = follow(
      [opened({ id: 5, paysystem: 'phone_sms' }), answered({ code: '1111' })],
      byPhone,
    );
    const ended = follow([refused({ code: 'payment_settled', message: 'finished' })], submitting.state);
    expect(ended.state).toMatchObject({ at: 'checking', transaction: { id: 5 } });
    expect(ended.effects).toContainEqual({ do: 'check', afterMs: 0, id: 5 });
    const unpaid = follow([checked({ id: 5, status: 'error', description: 'expired' })], ended.state).state;
    expect(unpaid).toMatchObject({ at: 'nofunds', message: 'expired' });
    expect(follow([answered({ other: true })], unpaid).state.at).toBe('method');
    const paid = follow([checked({ id: 5, status: 'complete' })], ended.state).state;
    expect(paid).toMatchObject({ at: 'done', outcome: { result: 'bought' } });
  });

  test('a new code needs a new payment by the same phone, which names the first one to be checked', () => {
    const code = follow([opened({ id: 5, paysystem: 'phone_sms' })], byPhone).state;
    expect(follow([answered({ resend: true })], code).state).toMatchObject({
      at: 'processing',
      order: { earlier: [5] },
      payment: { by: 'phone_sms', phone: expect.stringMatching(/^7/) },
    });
  });

  const limited = refused({ status: 429, code: 'throttled', message: 'In 300 seconds.' });

  test('a limit (429) that refuses the first sending has charged nothing: the phone is asked again, other ways end, with its words', () => {
    const phone = follow([limited], byPhone);
    expect(phone.state).toMatchObject({ at: 'details', note: 'In 300 seconds.' });
    expect(phone.effects).toHaveLength(1);
    expect(openedDialogs(phone.effects)).toEqual(['pay_phone_sms']);
    const other = follow([limited], processing);
    expect(other.state).toMatchObject({ at: 'done', outcome: { result: 'failed' } });
    expect(other.effects).toContainEqual({
      do: 'showRefusal',
      refusal: { status: 429, code: 'throttled', message: 'In 300 seconds.' },
    });
  });

  test('a limit (429) that refuses a repetition says nothing about the first sending: the viewer decides, and reads its words', () => {
    const { state, effects } = follow([{ type: 'lost' }, limited], byPhone);
    expect(state).toMatchObject({ at: 'unsure', isShown: true });
    expect(effects).toEqual([
      expect.objectContaining({
        dialog: expect.objectContaining({ data: expect.objectContaining({ message: 'In 300 seconds.' }) }),
      }),
    ]);
  });

  test('an answer without a decision before the payment ends the purchase with its words', () => {
    const lost: PurchaseEvent = { type: 'lost', message: 'Not now. Number 4f2a9c01.' };
    for (const events of [[start()], toOffer])
      expect(follow([lost], follow(events).state).effects).toContainEqual({
        do: 'showRefusal',
        refusal: { status: 0, code: null, message: 'Not now. Number 4f2a9c01.' },
      });
  });
});
