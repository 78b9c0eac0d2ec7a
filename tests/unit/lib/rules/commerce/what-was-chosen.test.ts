import { CHECK_MS, CHECKING_MS, PAYMENT_LIFE_MS } from '@/lib/rules/commerce/constants';
import type { PurchaseEvent, StateAt } from '@/lib/rules/commerce/states';
import {
  answered,
  byPhone,
  checked,
  covered,
  follow,
  listed,
  offer,
  offered,
  onPage,
  opened,
  openedDialogs,
  prepared,
  processing,
  product,
  refused,
  start,
  toOffer,
  transaction,
} from './purchase-scenes';
import { SUBJECT } from './purchase-shop';

const year = { ...(product().ways[0] as ReturnType<typeof product>['ways'][number]), id: 'year' };
const twoPeriods = { ways: [...product().ways, year] };
const noQr = offer().paysystems.filter(({ name }) => name !== 'qrcode');

describe('only what the viewer chose is bought', () => {
  test.each<[string, PurchaseEvent[]]>([
    [
      'an agreement that is not accepted',
      [prepared({ agreementUrl: 'https://texts.example/' }), answered(false)],
    ],
    ['the period of another packet', [prepared(twoPeriods), answered({ wayId: 'light' })]],
    [
      'a way to pay that is not offered',
      [prepared(), ...listed({ paysystems: noQr }), answered({ name: 'qrcode' })],
    ],
  ])('%s ends the purchase unpaid', (_, events) => {
    expect(follow([start(), ...events]).state).toMatchObject({
      at: 'done',
      outcome: { result: 'abandoned' },
    });
  });

  test('a period that was chosen on the page is not asked again', () => {
    const { state } = follow([start({ ...SUBJECT, wayId: 'year' } as typeof SUBJECT), prepared(twoPeriods)]);
    expect(state).toMatchObject({ at: 'offering', wayId: 'year' });
  });

  test.each<[string, PurchaseEvent[], object]>([
    [
      'the card',
      [answered({ name: 'linkedcard' }), answered({ cardId: 7 })],
      { by: 'linkedcard', cardId: 7 },
    ],
    [
      'that it is kept',
      [answered({ name: 'short_url' }), answered({ isCardSaved: true })],
      { isCardSaved: true },
    ],
    [
      'that it is not kept',
      [answered({ name: 'short_url' }), answered({ isCardSaved: false })],
      { isCardSaved: false },
    ],
    [
      'the phone',
      [answered({ name: 'phone' }), answered({ phone: '77010000000' })],
      { phone: '77010000000' },
    ],
  ])('%s goes with the payment', (_, events, payment) => {
    const paysystems = [
      ...offer().paysystems,
      { ...(noQr[0] as (typeof noQr)[number]), name: 'phone' as const },
    ];
    expect(follow([...toOffer, ...listed({ paysystems }), ...events]).state).toMatchObject({
      at: 'processing',
      payment,
    });
  });

  test('the sum that is agreed to is the one that is paid now, not the price', () => {
    const due = { ...offer().due, amount: '30.00' };
    const { state } = follow([...toOffer, offered({ isCovered: true, due }), answered(true)]);
    expect(state).toMatchObject({ at: 'processing', payment: { shown: '30.00' } });
  });
});

describe('one press is one key', () => {
  test('another code by SMS comes with the key of its own press', () => {
    const code = follow([opened({ paysystem: 'phone_sms' })], byPhone).state as StateAt<'code'>;
    const step = follow([{ type: 'look' }, { type: 'look' }, answered({ resend: true })], code);
    expect(step.state).toMatchObject({ at: 'processing', payment: { attempt: 'key-2' } });
  });

  test('each promo code has its own idempotency key, different from the payment’s', () => {
    const wrong = refused({ code: 'wrong_code' });
    const events = [{ type: 'look' } as const, answered({ code: '1111' }), wrong, answered({ code: '2222' })];
    const code = follow([opened({ paysystem: 'phone_sms' })], byPhone).state as StateAt<'code'>;
    expect(follow(events.slice(0, 2), code).state).toMatchObject({ at: 'submittingCode', attempt: 'key-1' });
    expect(follow(events, code).state).toMatchObject({
      at: 'submittingCode',
      attempt: 'key-3',
      payment: code.payment,
    });
  });

  test('what was refused for the login before it was sent is offered again after the login', () => {
    const guest = follow([refused({ status: 403, code: 'login_required' })], processing).state;
    expect(guest).toMatchObject({ at: 'login', unsettled: null });
    expect(follow([start()], guest).state.at).toBe('preparing');
    expect(follow([{ type: 'closed' }], guest).state).toMatchObject({ outcome: { result: 'abandoned' } });
  });

  test('another user who logs in does not get the earlier payments of the first one', () => {
    const left = follow([opened(), answered({ other: true }), answered({ name: 'qrcode' })], onPage).state;
    expect(left).toMatchObject({ order: { earlier: [5] } });
    expect(follow([refused({ status: 409, code: 'other_buyer' })], left).state).toMatchObject({
      at: 'preparing',
      order: { earlier: [] },
    });
  });
});

describe('what follows a purchase', () => {
  const buy = [prepared(), covered, answered(true), { type: 'paid' } as const];

  test('without startAfterBuy a dialog reports the purchase, with a button that plays the requested item', () => {
    const after = { playAfterId: '7' };
    const { state, effects } = follow([start(SUBJECT, after), ...buy]);
    expect(openedDialogs(effects)).toEqual(['pay_transaction']);
    expect(effects).not.toContainEqual(expect.objectContaining({ do: 'continue' }));
    const watch = follow([answered({ watch: true })], state);
    expect(watch.effects).toEqual([{ do: 'continue', subject: SUBJECT, after }]);
  });

  test('a title has a button to watch, a packet alone has none', () => {
    const canWatch = (events: PurchaseEvent[]) =>
      follow(events).effects.flatMap((effect) => {
        const { dialog } = effect as { dialog?: { data: { canWatch: boolean } } };
        return dialog ? [dialog.data.canWatch] : [];
      });
    expect(canWatch([start({ kind: 'title', contentId: 'film', wayId: 'rent' }), ...buy])).toEqual([true]);
    expect(canWatch([start(), ...buy])).toEqual([false]);
  });

  test.each([
    ['later', 86_400_000],
    ['now', null],
  ] as const)('a change that acts %s says when it begins: %j', (acts, plannedAt) => {
    const { due } = offer();
    const change = { acts, packets: ['Packet'], startAt: 86_400_000, refund: due, toBalance: due };
    const { effects } = follow([
      ...toOffer,
      offered({ isCovered: true, change }),
      answered(true),
      { type: 'paid' },
    ]);
    expect(effects).toContainEqual(
      expect.objectContaining({
        dialog: expect.objectContaining({ data: expect.objectContaining({ plannedAt }) }),
      }),
    );
  });
});

describe('an open payment', () => {
  const checking = follow([opened()], onPage).state;

  test('its hour begins when it was created, also where it is looked at again later', () => {
    const again = follow([{ type: 'closed' }, { type: 'show' }], checking, PAYMENT_LIFE_MS - CHECK_MS).state;
    expect(follow([checked()], again, PAYMENT_LIFE_MS).state.at).toBe('checking');
    expect(follow([checked()], again, PAYMENT_LIFE_MS + 1).state.at).toBe('nofunds');
  });

  test('it is checked for 600 s more when the viewer looks at it again', () => {
    const again = follow([{ type: 'show' }], checking, CHECKING_MS).state;
    expect(follow([checked()], again, CHECKING_MS * 2).state.at).toBe('checking');
  });

  test('a charge that a bank makes slowly is waited for, whatever another tab has bought', () => {
    const charge = follow([opened({ paysystem: 'linkedcard' })], processing).state;
    const slow = follow([checked({ paysystem: 'linkedcard' })], charge, CHECKING_MS + 1).state;
    expect(slow).toMatchObject({ at: 'paused', isSlow: true });
    expect(follow([{ type: 'boughtElsewhere' }], slow).state).toEqual(slow);
  });

  test('another product can be bought while a payment waits, and that payment is not shown instead', () => {
    const other = { kind: 'packet', key: '81' } as const;
    for (const state of [checking, follow([{ type: 'closed' }], checking).state])
      expect(follow([start(other)], state).state).toMatchObject({
        at: 'preparing',
        order: { subject: other },
      });
  });

  test('in another browser a top-up for a packet of the direct flow leads to its terms and is not reported as bought', () => {
    const { order } = checking as StateAt<'checking'>;
    const money = transaction({ offerId: null, status: 'complete' });
    expect(follow([{ type: 'returned', order, transaction: money }]).state.at).toBe('preparing');
  });

  test('money that came by an earlier payment is used once: the packet is then paid from the balance', () => {
    const terms = { id: null, wayId: null };
    const left = [
      ...listed(terms),
      answered({ name: 'qrcode' }),
      opened({ offerId: null, paysystem: 'qrcode' }),
    ];
    const again = [answered({ other: true }), answered({ name: 'qrcode' })];
    const came = opened({ offerId: null, status: 'complete' });
    expect(follow([...toOffer, ...left, ...again, came]).state).toMatchObject({
      at: 'offering',
      order: { earlier: [] },
    });
  });
});
