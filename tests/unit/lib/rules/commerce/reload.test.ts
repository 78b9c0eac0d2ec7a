import { CHECK_MS, CHECKING_MS, LATE_MS } from '@/lib/rules/commerce/constants';
import { NO_PURCHASE, type PurchaseEvent, type PurchaseState } from '@/lib/rules/commerce/states';
import { waitingTitle } from '@/lib/rules/commerce/waiting';
import {
  answered,
  byPhone,
  checked,
  covered,
  follow,
  listed,
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

/** The tab was loaded again: the stored purchase goes on. */
const reload = (state: PurchaseState) =>
  follow([{ type: 'resume', state: JSON.parse(JSON.stringify(state)) }], NO_PURCHASE, 1);
const paymentOf = (state: PurchaseState) => ('payment' in state ? state.payment : null);

const guest = follow([{ ...start(), isUser: false } as PurchaseEvent]).state;
const pin = follow([start(), prepared({ isPinNeeded: true })]).state;
const confirm = follow([...toOffer, covered]).state;
const method = follow([...toOffer, ...listed()]).state;
const details = follow([...toOffer, ...listed(), answered({ name: 'short_url' })]).state;
const payPin = follow([refused({ status: 403, code: 'pin_required' })], processing).state;
const unsurePin = follow(
  [{ type: 'lost' }, refused({ status: 403, code: 'pin_required' })],
  processing,
).state;
const lost = Array.from({ length: 5 }, (): PurchaseEvent => ({ type: 'lost' }));
const unsure = follow(lost, processing).state;
const code = follow([opened({ paysystem: 'phone_sms' })], byPhone).state;
const checking = follow([opened()], onPage).state;
const pending: PurchaseEvent = { type: 'checked', transaction: transaction({ paysystem: 'phone_sms' }) };
/** The code was sent, and no answer came. */
const provedInVain = () => follow([answered({ code: '123456' }), ...lost], code).state;
const paused = follow([{ type: 'closed' }], checking).state;
const bought = follow([{ type: 'paid' }], processing).state;

describe('a reload at each step', () => {
  test.each([
    ['pin', pin],
    ['confirm', confirm],
    ['method', method],
    ['details', details],
  ])('%s: nothing was sent, so it is prepared again with the prices of now', (at, state) => {
    expect(state.at).toBe(at);
    expect(reload(state)).toMatchObject({ state: { at: 'preparing' }, effects: [{ do: 'prepare' }] });
  });

  test.each([
    ['processing', processing],
    ['unsure', unsure],
  ])('%s: it may have been charged, so the same payment is sent with its key', (at, state) => {
    expect(state.at).toBe(at);
    const again = reload(state);
    expect(again.state).toMatchObject({ at: 'processing', payment: paymentOf(state) });
    expect(again.effects).toContainEqual({ do: 'pay', afterMs: 0 });
  });

  test('payPin: nothing was sent, so it is prepared again, and the PIN is asked by the server', () => {
    expect(reload(payPin)).toMatchObject({ state: { at: 'preparing' }, effects: [{ do: 'prepare' }] });
  });

  test('payPin after a lost answer: the same payment is sent with its key', () => {
    const again = reload(unsurePin);
    expect(again.state).toMatchObject({ at: 'processing', payment: paymentOf(unsurePin) });
    expect(again.effects).toContainEqual({ do: 'pay', afterMs: 0 });
  });

  test.each([
    ['code', code],
    ['checking', checking],
  ])('%s: the payment that was begun is looked at, no other one is begun', (at, state) => {
    expect(state.at).toBe(at);
    const again = reload(state);
    expect(again.state).toMatchObject({ at: 'checking', transaction: { id: 5 } });
    expect(again.effects).toContainEqual({ do: 'check', afterMs: 0, id: 5 });
  });

  test('paused: the payment stays in the header, is looked at once, and no dialog opens', () => {
    const again = reload(paused);
    expect(again.state).toMatchObject({ at: 'paused', isShown: false, transaction: { id: 5 } });
    expect(again.effects).toEqual([{ do: 'check', afterMs: 0, id: 5 }]);
  });

  test('login: it waits for the login', () => {
    expect(reload(guest)).toEqual({ state: guest, effects: [] });
  });

  test('done: nothing is repeated', () => {
    expect(reload(bought).effects).toEqual([]);
  });
});

describe('a stored payment is not shown until the server has found it for this user', () => {
  const isQuiet = ({ state, effects }: ReturnType<typeof reload>) =>
    openedDialogs(effects).length === 0 &&
    !JSON.stringify(effects).includes('askPin') &&
    waitingTitle(state as PurchaseState) === null;
  const unknown: PurchaseEvent = { type: 'unknown' };

  test.each([
    ['processing', processing],
    ['unsure', unsure],
    ['code', code],
    ['checking', checking],
    ['paused', paused],
    ['payPin', payPin],
    ['payPin after a lost answer', unsurePin],
  ])('%s: no dialog and nothing in the header', (_, state) => {
    const again = reload(state);
    expect(isQuiet(again)).toBe(true);
    expect(isQuiet(follow([{ type: 'show' }], again.state))).toBe(true);
    expect(isQuiet(follow([{ type: 'silent' }], again.state, 2 * 3_600_000))).toBe(true);
  });

  test('found: an open payment is shown as before, one whose dialog was closed in the header', () => {
    const found = follow([checked()], reload(checking).state);
    expect(openedDialogs(found.effects)).toEqual(['pay_redirect']);
    expect(found.effects).toContainEqual({ do: 'check', afterMs: CHECK_MS, id: 5 });
    const closed = follow([checked()], reload(paused).state);
    expect(openedDialogs(closed.effects)).toEqual([]);
    expect(waitingTitle(closed.state)).not.toBeNull();
  });

  test.each([
    ['checking', checking, ['pay_redirect'], null],
    ['code', code, ['pay_transaction'], null],
    ['paused', paused, [], 'Packet'],
  ])('%s: a bank that is silent about an own payment shows it', (_, state, dialogs, title) => {
    const own = follow([{ type: 'silent', isOwn: true }], reload(state).state);
    expect(openedDialogs(own.effects)).toEqual(dialogs);
    expect(waitingTitle(own.state)).toBe(title);
    const checkedOn = expect.arrayContaining([{ do: 'check', afterMs: CHECK_MS, id: 5 }]);
    expect(own.effects).toEqual(title ? [] : checkedOn);
  });

  test('a payment found after ten minutes of silence is shown in the header', () => {
    const slow = follow([{ type: 'silent' }], reload(checking).state, CHECKING_MS + 2);
    expect(slow.state.at).toBe('paused');
    const found = follow([{ type: 'look' }, checked()], slow.state, CHECKING_MS + 2);
    expect(openedDialogs(found.effects)).toEqual([]);
    expect(waitingTitle(found.state)).not.toBeNull();
  });

  test('found by the end of the one before it, which was left for another way: it is in the header', () => {
    const other = [answered({ other: true }), answered({ name: 'qrcode' })];
    const second = follow([...other, opened({ id: 6, paysystem: 'qrcode' })], checking).state;
    const found = follow([checked({ status: 'error' })], reload(second).state);
    expect(found.state).toMatchObject({ at: 'checking', transaction: { id: 6 } });
    expect(openedDialogs(found.effects)).toEqual([]);
    expect(waitingTitle(found.state)).not.toBeNull();
  });

  test.each([
    ['code', code],
    ['checking', checking],
    ['paused', paused],
  ])('%s: a payment of another user is not found, which ends it without a word', (_, state) => {
    const ended = follow([unknown], reload(state).state);
    expect(ended.state).toMatchObject({ at: 'done', outcome: { result: 'abandoned' } });
    expect(openedDialogs(ended.effects)).toEqual([]);
    // One that this page has begun may only be late.
    expect(follow([unknown], state).state).toMatchObject({ at: state.at });
  });

  test.each([
    ['a payment', processing, refused({ status: 409, code: 'other_buyer' })],
    ['an order', confirm, prepared({ buyerId: product().buyerId + 1 })],
  ])('%s of another user is not offered to this one', (_, state, event) => {
    const ended = follow([event], reload(state).state);
    expect(ended.state).toMatchObject({ at: 'done', outcome: { result: 'abandoned' } });
    expect(ended.effects).not.toContainEqual({ do: 'prepare' });
  });

  test('an order of this user goes on, and its open payment is found again when it is closed', () => {
    const other = follow([answered({ other: true })], checking).state;
    const again = follow([prepared({ isPinNeeded: true })], reload(other).state);
    expect(again.state).toMatchObject({ at: 'pin', order: { open: { id: 5 } } });
    expect(follow([{ type: 'closed' }], again.state).state).toMatchObject({ at: 'paused' });
  });
});

describe('a stored payment that the viewer asks for, while nobody answers about it', () => {
  const again: PurchaseEvent = { type: 'show' };
  const press = start();
  const late: PurchaseEvent = { type: 'late' };
  const silent: PurchaseEvent = { type: 'silent' };
  const named = (step: ReturnType<typeof reload>) => JSON.stringify(step.effects).includes('Packet');
  const dialogOf = ({ effects }: ReturnType<typeof reload>) =>
    effects.flatMap((effect) => {
      const { dialog } = effect as { dialog?: { data: { state: string } } };
      return dialog ? [dialog.data.state] : [];
    });

  test.each([
    ['a press that buys the same', checking, press],
    ['a return from the bank', checking, again],
    ['a press, with the dialog closed before', paused, press],
    ['a press during the code', code, press],
  ])('%s: after some seconds a dialog says that it is checked, and names nothing', (_, state, event) => {
    const asks = follow([event], reload(state).state);
    expect(dialogOf(asks)).toEqual([]);
    expect(asks.effects).toContainEqual({ do: 'callLate', afterMs: LATE_MS });
    for (const unanswered of [late, silent]) {
      const told = follow([unanswered], asks.state);
      expect(dialogOf(told)).toEqual(['checking']);
      expect(named(told)).toBe(false);
      expect(told.state).toMatchObject({ at: 'checking', transaction: { id: 5 } });
      // Told once: the dialog stays while it is checked on.
      expect(dialogOf(follow([unanswered], told.state))).toEqual([]);
    }
  });

  test.each([
    ['checking', checking],
    ['paused', paused],
  ])(
    '%s: the dialog can be closed; the payment is in the header without its name, and leads there again',
    (_, state) => {
      const told = follow([press, late], reload(state).state);
      const left = follow([{ type: 'closed' }], told.state);
      expect(waitingTitle(left.state)).toBe('');
      const shown = follow([again], left.state);
      expect(dialogOf(shown)).toEqual(['checking']);
      expect(named(shown)).toBe(false);
      expect(shown.effects).toContainEqual({ do: 'check', afterMs: 0, id: 5 });
    },
  );

  test('after ten minutes it offers to check again, and checks the same payment', () => {
    const slow = follow([silent], follow([press, late], reload(checking).state).state, CHECKING_MS + 2);
    expect([slow.state.at, dialogOf(slow), named(slow)]).toEqual(['paused', ['slow'], false]);
    const checkedAgain = follow([answered({ again: true })], slow.state);
    expect([dialogOf(checkedAgain), named(checkedAgain)]).toEqual([['checking'], false]);
    expect(checkedAgain.effects).toContainEqual({ do: 'check', afterMs: 0, id: 5 });
    // Another way to pay would name it.
    expect(follow([answered({ other: true })], slow.state).state.at).toBe('done');
  });

  test('a charge that may have been made: the dialog says so, and it is sent on with its key', () => {
    const told = follow([press, { type: 'lost' }], reload(processing).state);
    expect([dialogOf(told), named(told)]).toEqual([['sending'], false]);
    expect(told.state).toMatchObject({ at: 'processing', payment: paymentOf(processing) });
    const left = follow([{ type: 'closed' }], told.state);
    expect(waitingTitle(left.state)).toBe('');
    expect(left.state).toMatchObject({ at: 'processing', payment: paymentOf(processing) });
  });

  test('as soon as the server has found it, everything is shown; another reload begins quietly', () => {
    const told = follow([press, late], reload(checking).state);
    expect(openedDialogs(follow([checked()], told.state).effects)).toEqual(['pay_redirect']);
    const left = follow([{ type: 'closed' }], told.state);
    expect(waitingTitle(follow([checked()], left.state).state)).toBe('Packet');
    expect(waitingTitle(reload(left.state).state)).toBeNull();
  });

  test.each([
    ['found', checked({ paysystem: 'linkedcard' })],
    ['own, with a silent bank', { type: 'silent', isOwn: true } as PurchaseEvent],
  ])('a charge that was left and is %s is in the header, without a dialog', (_, event) => {
    const sent = follow([opened({ paysystem: 'linkedcard' })], onPage).state;
    const left = follow([press, late, { type: 'closed' }], reload(sent).state);
    const known = follow([event], left.state);
    expect([known.state.at, openedDialogs(known.effects)]).toEqual(['checking', []]);
    expect(waitingTitle(known.state)).toBe('Packet');
  });

  test('an answer in time is late for nobody', () => {
    const found = follow([press, checked(), late], reload(checking).state);
    expect(openedDialogs(found.effects)).toEqual([]);
    const nobody = reload(checking).state;
    expect(follow([late], nobody)).toEqual({ state: nobody, effects: [] });
  });
});

describe('another tab has bought what is stored here', () => {
  const news: PurchaseEvent = { type: 'boughtElsewhere' };

  test.each([
    ['checking', checking],
    ['paused', paused],
  ])('%s: it ends without a dialog, because nobody knows whose it is', (_, state) => {
    const ended = follow([news], reload(state).state);
    expect(ended.state).toMatchObject({ at: 'done', outcome: { result: 'owned' } });
    expect(openedDialogs(ended.effects)).toEqual([]);
  });

  test('an order is read again, and says that it is owned when the server has named the same buyer', () => {
    const told = follow([news], reload(confirm).state);
    expect(told).toMatchObject({ state: { at: 'preparing' }, effects: [{ do: 'prepare' }] });
    const owned = follow([prepared({ isOwned: true })], told.state);
    expect(openedDialogs(owned.effects)).toEqual(['pay_transaction']);
    const other = prepared({ isOwned: true, buyerId: product().buyerId + 1 });
    expect(openedDialogs(follow([other], told.state).effects)).toEqual([]);
  });
});

test('a stored order whose buyer was never named ends: another user may have logged in since', () => {
  const begun = follow([start()]).state;
  expect(begun.at).toBe('preparing');
  const ended = reload(begun);
  expect(ended.state).toMatchObject({ at: 'done', outcome: { result: 'abandoned' } });
  expect(ended.effects).not.toContainEqual({ do: 'prepare' });
});

describe('a payment is neither lost nor started without an action of the viewer', () => {
  test('a purchase that runs is not replaced by a stored one, nor by a return from a bank', () => {
    const stored: PurchaseEvent = { type: 'resume', state: confirm };
    for (const event of [stored, { type: 'resume', state: checking } as PurchaseEvent])
      expect(follow([event], processing)).toEqual({ state: processing, effects: [] });
  });

  test('after a lost answer, closing hides the question; the payment stays with its key and can be shown', () => {
    const closed = follow([{ type: 'closed' }], unsure);
    expect(closed.state).toMatchObject({ at: 'unsure', isShown: false, payment: paymentOf(unsure) });
    expect(openedDialogs(follow([{ type: 'show' }], closed.state).effects)).toEqual(['pay_transaction']);
  });

  test('after a lost answer it is asked for again as soon as there is a connection, with its key, unless the question was closed', () => {
    const online = { type: 'online' } as const;
    const again = follow([online], unsure);
    expect(again.state).toMatchObject({ at: 'processing', payment: paymentOf(unsure) });
    expect(again.effects).toContainEqual({ do: 'pay', afterMs: 0 });
    const closed = follow([{ type: 'closed' }], unsure).state;
    expect(follow([online], closed)).toEqual({ state: closed, effects: [] });
  });

  test('closing the code dialog keeps the payment open, and opening it again asks for the code', () => {
    const closed = follow([{ type: 'closed' }], code);
    expect(closed.state).toMatchObject({ at: 'paused', transaction: { id: 5 } });
    const looked = follow([{ type: 'show' }], closed.state);
    expect(looked.effects).toContainEqual({ do: 'check', afterMs: 0, id: 5 });
    const asksAgain = follow([pending], looked.state);
    expect(asksAgain.state).toMatchObject({ at: 'code', payment: paymentOf(code), transaction: { id: 5 } });
    expect(openedDialogs(asksAgain.effects)).toEqual(['pay_phone_sms']);
  });

  test.each([
    ['whose tab was loaded again', () => reload(code).state],
    ['whose code had no answer', () => follow([{ type: 'show' }], provedInVain()).state],
  ])('a payment by phone %s is asked for its code while it is open', (_, again) => {
    expect(follow([pending], again()).state).toMatchObject({ at: 'code', payment: paymentOf(code) });
  });

  test('a closed payment by phone opens no dialog without a press', () => {
    const closed = follow([{ type: 'closed' }], reload(code).state);
    expect(closed.state).toMatchObject({ at: 'paused', isShown: false });
    expect(follow([pending], closed.state)).toMatchObject({ state: { at: 'paused' }, effects: [] });
  });

  test('a code whose answer is lost is sent again with its key, then its payment is looked at', () => {
    let step = follow([answered({ code: '123456' })], code);
    const { attempt } = step.state as { attempt: string };
    for (let sent = 0; sent < 4; sent += 1) {
      step = follow([{ type: 'lost' }], step.state);
      expect(step.state).toMatchObject({ at: 'submittingCode', attempt });
      expect(step.effects).toEqual([expect.objectContaining({ do: 'submitCode' })]);
    }
    const after = follow([{ type: 'lost' }], step.state);
    expect(after.state).toMatchObject({ at: 'paused', isSlow: true, transaction: { id: 5 } });
  });

  test('a changed price keeps in mind which payments were begun before', () => {
    const second = follow([answered({ other: true }), answered({ name: 'qrcode' })], checking);
    expect(second.state).toMatchObject({ at: 'processing', order: { earlier: [5] } });
    expect(follow([refused({ status: 409, code: 'price_changed' })], second.state).state).toMatchObject({
      at: 'offering',
      order: { earlier: [5] },
    });
  });

  test.each([
    ['confirm', confirm],
    ['method', method],
    ['details', details],
  ])('%s: an unexpected transaction changes nothing', (_, state) => {
    expect(follow([opened()], state)).toEqual({ state, effects: [] });
  });

  test('only a yes confirms: any other answer of the dialog ends the purchase unpaid', () => {
    for (const answer of [false, null, {}, { other: false }])
      expect(follow([answered(answer)], confirm).state).toMatchObject({
        at: 'done',
        outcome: { result: 'abandoned' },
      });
  });

  test('a viewer who left pays nothing more', () => {
    for (const state of [confirm, method, processing, payPin])
      expect(follow([{ type: 'viewerLeft' }], state).state).toMatchObject({
        at: 'done',
        outcome: { result: 'abandoned' },
      });
  });
});
