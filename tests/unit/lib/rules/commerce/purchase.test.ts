import { CHECK_MS, CHECKING_MS, PAYMENT_LIFE_MS, RESEND_MS } from '@/lib/rules/commerce/constants';
import { orderOf } from '@/lib/rules/commerce/orders';
import type { Offer, PaysystemName, Product, Transaction } from '@/lib/rules/commerce/product';
import { NO_PURCHASE, stepPurchase } from '@/lib/rules/commerce/purchase';
import type { PurchaseEvent, PurchaseState, Refusal } from '@/lib/rules/commerce/states';
import type { AfterPurchase, PurchaseSubject } from '@/lib/rules/commerce/subject';
import { Server, SUBJECT } from './purchase-world';

const server = new Server();
const product = (changes: Partial<Product> = {}): Product => ({ ...server.product(), ...changes });
const offer = (changes: Partial<Offer> = {}): Offer => ({ ...server.offer(), ...changes });

/** The state after these events, and the effects of the last one. */
function follow(events: PurchaseEvent[], from: PurchaseState = NO_PURCHASE, now = 0) {
  let step = { state: from, effects: [] as unknown[] };
  events.forEach((event, at) => {
    step = stepPurchase(step.state, event, { now, attempt: `key-${at}`, path: '/packets/82' });
  });
  return step;
}

const start = (subject: PurchaseSubject = SUBJECT, then: AfterPurchase | null = null): PurchaseEvent => ({
  ...{ type: 'start', subject, after: then, isPerson: true },
});
const prepared = (changes: Partial<Product> = {}): PurchaseEvent => ({
  type: 'prepared',
  product: product(changes),
});
const offered = (changes: Partial<Offer> = {}): PurchaseEvent => ({ type: 'offered', offer: offer(changes) });
const answered = (answer: unknown): PurchaseEvent => ({ type: 'answered', answer });
const refused = (refusal: Partial<Refusal>): PurchaseEvent => ({
  type: 'refused',
  refusal: { status: 400, code: null, message: null, ...refusal },
});
const asked = (effects: unknown[]) =>
  effects.flatMap((effect) => {
    const { do: what, dialog } = effect as { do: string; dialog?: { id: string } };
    return what === 'ask' && dialog ? [dialog.id] : [];
  });

const toOffer = [start(), prepared()];
const covered = offered({ isCovered: true });
const way = (name: PaysystemName) => offer().paysystems.filter((one) => one.name === name);
const transaction = (changes: Partial<Transaction> = {}): Transaction => ({
  ...{
    id: 5,
    offerId: '1',
    status: 'pending',
    description: 'words',
    amount: offer().due,
    paysystem: 'short_url',
  },
  ...{ url: 'https://bank.example/', qr: null, createdAt: 0, expiresAt: PAYMENT_LIFE_MS },
  ...changes,
});
const opened = (changes: Partial<Transaction> = {}): PurchaseEvent => ({
  type: 'opened',
  transaction: transaction(changes),
});
const checked = (changes: Partial<Transaction> = {}): PurchaseEvent => ({
  type: 'checked',
  transaction: transaction(changes),
});

describe('spec 3 §4 Purchase flow (packet): the steps before an offer', () => {
  test('step 1: a guest goes to the login, and the purchase resumes after it (authAfterBuy)', () => {
    const guest: PurchaseEvent = { type: 'start', subject: SUBJECT, after: null, isPerson: false };
    const step = follow([guest]);
    expect([step.state.at, step.effects]).toEqual(['login', [{ do: 'login' }]]);
    expect(follow([start()], step.state).state.at).toBe('preparing');
    expect(follow([{ type: 'closed' }], step.state).state).toMatchObject({
      outcome: { result: 'abandoned' },
    });
  });

  test('steps 2 to 4: the PIN, then the base packet, then the agreement, then the offer', () => {
    const everything = prepared({
      isPinNeeded: true,
      bases: [
        {
          ...{ key: '81', title: 'Base', description: '', trial: null },
          ...{ price: offer().price, period: offer().period },
        },
      ],
      agreementUrl: 'https://texts.example/',
    });
    const pin = follow([start(), everything]);
    expect([pin.state.at, pin.effects]).toEqual(['pin', [{ do: 'askPin' }]]);
    const base = follow([{ type: 'pinEntered' }], pin.state);
    expect(asked(base.effects)).toEqual(['quick_packets']);
    const chosen = follow([answered({ key: '81' })], base.state);
    expect(chosen.state).toMatchObject({
      at: 'preparing',
      order: { item: { key: '81' }, rest: [{ key: '82' }] },
    });
    const agreement = follow([start(), prepared({ agreementUrl: 'https://texts.example/' })]);
    expect(asked(agreement.effects)).toEqual(['pay_agreement']);
    expect(follow([answered(true)], agreement.state).state.at).toBe('offering');
    expect(follow([{ type: 'closed' }], agreement.state).state).toMatchObject({
      outcome: { result: 'abandoned' },
    });
  });

  test('an owned packet is told, with a button to watch where there is something to watch', () => {
    const { state, effects } = follow([start(SUBJECT, { playAfterId: '7' }), prepared({ isOwned: true })]);
    expect(state).toMatchObject({ at: 'done', outcome: { result: 'owned' } });
    expect(effects).toContainEqual(
      expect.objectContaining({
        dialog: expect.objectContaining({
          data: expect.objectContaining({ state: 'owned', canWatch: true }),
        }),
      }),
    );
  });

  test('several periods are a choice, one is none', () => {
    const ways = [...product().ways, { ...(product().ways[0] as Product['ways'][0]), id: 'year' }];
    const step = follow([start(), prepared({ ways })]);
    expect(asked(step.effects)).toEqual(['confirm_period']);
    expect(follow([answered({ wayId: 'year' })], step.state).state).toMatchObject({
      at: 'offering',
      wayId: 'year',
    });
  });

  test('the base packet is bought first, then what needed it', () => {
    const order = orderOf({ kind: 'title', contentId: '9', packetKeys: ['81', '91'] }, null);
    expect(order).toMatchObject({ item: { key: '81' }, rest: [{ key: '91' }] });
    const paying = follow([
      start({ kind: 'title', contentId: '9', packetKeys: ['81', '91'] }),
      prepared(),
      covered,
      answered(true),
    ]);
    expect(follow([{ type: 'paid' }], paying.state).state).toMatchObject({
      at: 'preparing',
      order: { item: { key: '91' }, rest: [] },
    });
  });
});

describe('spec 3 §4 Offer flow', () => {
  test('enough money shows confirm', () => {
    expect(asked(follow([...toOffer, covered]).effects)).toEqual(['pay_confirm']);
  });

  test('an offer without ways to pay is an error: data is refreshed and the error is shown', () => {
    const { state, effects } = follow([...toOffer, offered({ paysystems: [] })]);
    expect(state).toMatchObject({ outcome: { result: 'failed' } });
    expect(effects).toEqual(
      expect.arrayContaining([{ do: 'refresh' }, expect.objectContaining({ do: 'tell' })]),
    );
  });

  test.each<[PaysystemName, string[]]>([
    ['linkedcard', ['card']],
    ['short_url', ['pay_card']],
    ['phone', ['pay_phone_sms']],
    ['phone_sms', ['pay_phone_sms']],
    ['info', ['pay_info']],
    ['provider_account', ['pay_info']],
  ])('%s asks in its dialog', (name, dialogs) => {
    const paysystems = [{ ...(way('info')[0] as Offer['paysystems'][0]), name }];
    expect(asked(follow([...toOffer, offered({ paysystems })]).effects)).toEqual(dialogs);
  });

  test.each<PaysystemName>(['ext_app', 'qrcode', 'qrcode_png'])(
    '%s creates a transaction once it is chosen',
    (name) => {
      const paysystems = [{ ...(way('info')[0] as Offer['paysystems'][0]), name }];
      const step = follow([...toOffer, offered({ paysystems }), answered({ name })]);
      expect(step.state).toMatchObject({ at: 'processing', payment: { by: name, version: offer().version } });
      expect(step.effects).toEqual([{ do: 'pay', afterMs: 0 }]);
    },
  );

  test('a linked card without cards is a new card', () => {
    const paysystems = way('linkedcard');
    expect(asked(follow([...toOffer, offered({ paysystems, cards: [] })]).effects)).toEqual(['pay_card']);
  });

  test('a card that is not among the linked ones is not charged', () => {
    const { state } = follow([
      ...toOffer,
      offered(),
      answered({ name: 'linkedcard' }),
      answered({ cardId: 99 }),
    ]);
    expect(state).toMatchObject({ at: 'done', outcome: { result: 'abandoned' } });
  });
});

const processing = follow([...toOffer, covered, answered(true)]).state;
const onPage = follow([
  ...toOffer,
  offered(),
  answered({ name: 'short_url' }),
  answered({ isCardSaved: true }),
]).state;
const byPhone = follow([
  ...toOffer,
  offered(),
  answered({ name: 'phone_sms' }),
  answered({ phone: '77010000000' }),
]).state;

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
    expect([unsure.state.at, asked(unsure.effects)]).toEqual(['unsure', ['pay_transaction']]);
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

  test('a payment that may have been made is not forgotten with the PIN dialog', () => {
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

describe('spec 3 §8: a payment is refused', () => {
  test('402 of the balance chooses a way to pay; 402 of a way is nofunds', () => {
    expect(follow([refused({ status: 402 })], processing).state.at).toBe('offering');
    expect(asked(follow([refused({ status: 402 })], onPage).effects)).toEqual(['nofunds']);
  });

  test('451 is handled like 402 for QR, and is an error otherwise', () => {
    const qr = follow([...toOffer, offered(), answered({ name: 'qrcode' })]).state;
    expect(asked(follow([refused({ status: 451 })], qr).effects)).toEqual(['nofunds']);
    expect(follow([refused({ status: 451 })], processing).state).toMatchObject({
      outcome: { result: 'failed' },
    });
  });

  test('400 of an offer transaction opens nofunds', () => {
    expect(asked(follow([refused({ status: 400 })], onPage).effects)).toEqual(['nofunds']);
  });

  test('a wrong phone or code is asked again with the words of the server', () => {
    expect(follow([refused({ status: 400, message: 'words' })], byPhone).state).toMatchObject({
      at: 'details',
      note: 'words',
    });
    const proving = follow([opened({ paysystem: 'phone_sms' }), answered({ code: '1111' })], byPhone).state;
    expect(proving.at).toBe('proving');
    expect(follow([refused({ code: 'wrong_code', message: 'wrong' })], proving).state).toMatchObject({
      at: 'code',
      note: 'wrong',
    });
    expect(asked(follow([refused({ code: 'payment_code_spent' })], proving).effects)).toEqual(['nofunds']);
  });

  test('another code comes with another payment of the same phone; the first one is looked at before it', () => {
    const code = follow([opened({ id: 5, paysystem: 'phone_sms' })], byPhone).state;
    expect(follow([answered({ resend: true })], code).state).toMatchObject({
      at: 'processing',
      earlier: [5],
      payment: { by: 'phone_sms', phone: expect.stringMatching(/^7/) },
    });
  });
});

describe('spec 3 §4 Transaction check', () => {
  const checking = follow([opened()], onPage);

  test('polls every 5 s; 404 and 504 are silent', () => {
    expect(checking.effects).toContainEqual({ do: 'check', afterMs: CHECK_MS, id: 5 });
    expect(follow([{ type: 'silent' }], checking.state)).toEqual({
      state: checking.state,
      effects: [{ do: 'check', afterMs: CHECK_MS, id: 5 }],
    });
  });

  test('stops on complete: bought, refreshed, told', () => {
    const { state, effects } = follow([checked({ status: 'complete' })], checking.state);
    expect(state).toMatchObject({ at: 'done', outcome: { result: 'bought' } });
    expect(effects).toEqual(expect.arrayContaining([{ do: 'refresh' }, { do: 'report', result: 1 }]));
  });

  test('stops on error: its words, and another way to pay', () => {
    const { state, effects } = follow(
      [checked({ status: 'error', description: 'declined' })],
      checking.state,
    );
    expect(state).toMatchObject({ at: 'nofunds', message: 'declined' });
    expect(effects).toContainEqual({ do: 'report', result: 2 });
  });

  test('stops after more than 600 s of checking, and after more than 3600 s since creation', () => {
    expect(follow([checked()], checking.state, CHECKING_MS).state.at).toBe('checking');
    expect(follow([checked()], checking.state, CHECKING_MS + 1).state).toMatchObject({
      at: 'paused',
      isSlow: true,
    });
    expect(follow([checked()], checking.state, PAYMENT_LIFE_MS + 1).state.at).toBe('nofunds');
  });

  test('spec 3 §2 Modal shell: closing pay_redirect or pay_qr stops the checking; the payment stays and can be shown again', () => {
    const closed = follow([{ type: 'closed' }], checking.state);
    expect([closed.state.at, closed.effects]).toEqual(['paused', []]);
    const look = follow([{ type: 'look' }], closed.state);
    expect(look.effects).toEqual([{ do: 'check', afterMs: 0, id: 5 }]);
    expect(follow([{ type: 'show' }], closed.state).state).toMatchObject({ at: 'checking', isShown: true });
  });

  test('the charge of a linked card is checked on without its dialog', () => {
    const card = follow([opened({ paysystem: 'linkedcard' })], onPage).state;
    expect(follow([{ type: 'closed' }], card).state).toMatchObject({ at: 'checking', isShown: false });
  });

  test('the answer about another payment changes nothing', () => {
    expect(follow([checked({ id: 6, status: 'complete' })], checking.state).state).toEqual(checking.state);
  });

  test('another way keeps the first payment in mind', () => {
    const { state } = follow([answered({ other: true })], checking.state);
    expect(state).toMatchObject({ at: 'method', earlier: [5] });
  });

  test('the direct flow orders the packet after its money has come', () => {
    const direct = offered({ id: null, wayId: null });
    const paying = follow([...toOffer, direct, answered({ name: 'qrcode' })]).state;
    expect(follow([opened({ status: 'complete' })], paying).state).toMatchObject({
      at: 'offering',
      wayId: null,
    });
  });
});

describe('spec 3 §2 Modal shell: closing a payment modal', () => {
  test('logs offer_cancel if purchases exist, otherwise payment_cancel', () => {
    const cancelOf = (ways: Product['ways']) =>
      follow([start(), prepared({ ways }), covered, { type: 'closed' }]).effects[0];
    expect(cancelOf(product().ways)).toEqual({ do: 'track', event: 'offer_cancel' });
    expect(cancelOf([])).toEqual({ do: 'track', event: 'payment_cancel' });
  });
});

describe('a refill', () => {
  test('asks the amount, and is paid by any way', () => {
    const step = follow([start({ kind: 'refill' }), prepared({ kind: 'refill', ways: [] })]);
    expect(asked(step.effects)).toEqual(['refill']);
    const priced = follow([answered({ amount: '500' })], step.state);
    expect(priced.state).toMatchObject({ at: 'offering', order: { item: { amount: '500' } } });
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
    expect(follow([start(other)], processing).state).toEqual(processing);
  });

  test('what another tab has bought is owned here', () => {
    expect(follow([{ type: 'boughtElsewhere' }], follow([...toOffer, covered]).state).state).toMatchObject({
      outcome: { result: 'owned' },
    });
    expect(follow([{ type: 'boughtElsewhere' }], processing).state).toEqual(processing);
  });
});
