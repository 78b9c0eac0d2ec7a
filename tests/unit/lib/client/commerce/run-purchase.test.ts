/** @jest-environment jsdom */

import { reportTransaction } from '@/lib/client/browser/bridge';
import { buy } from '@/lib/client/commerce/buy';
import {
  checkTransaction,
  listTransactions,
  makeOffer,
  prepareOrder,
  sendPayment,
} from '@/lib/client/commerce/calls';
import { purchaseAtom } from '@/lib/client/commerce/purchase-atom';
import { showError } from '@/lib/client/errors/show-error';
import { askFor, askModal } from '@/lib/client/modals/ask';
import { afterLoginElsewhere } from '@/lib/client/session/after-login';
import { store } from '@/lib/client/store/store';
import { storedAction } from '@/lib/client/viewer/interrupted';
import { hasUserSession } from '@/lib/client/viewer/known';
import { LATE_MS } from '@/lib/rules/commerce/constants';
import { orderOf } from '@/lib/rules/commerce/orders';
import { returnPathOf } from '@/lib/rules/commerce/return-address';
import {
  NO_PURCHASE,
  type Order,
  type Payment,
  type PurchaseState,
  type StateAt,
} from '@/lib/rules/commerce/states';
import { errorFromBody, PlatformError } from '@/lib/shared/platform-error';
import { transaction } from '../../rules/commerce/purchase-scenes';
import { SUBJECT } from '../../rules/commerce/purchase-shop';
import { Server } from '../../rules/commerce/purchase-world';

jest.mock('@/lib/client/browser/of-document', () => ({ documentKind: () => 'money' }));
jest.mock('@/lib/client/browser/bridge', () => ({ reportTransaction: jest.fn() }));
jest.mock('@/lib/client/commerce/calls');
jest.mock('@/lib/client/modals/ask');
jest.mock('@/lib/client/viewer/known');
jest.mock('@/lib/client/viewer/refresh-owned', () => ({ refreshOwned: jest.fn() }));
jest.mock('@/lib/client/errors/show-error', () => ({ showError: jest.fn() }));

const server = new Server();
const KEY = 'taspa:purchase';
const NO_ANSWER = new PlatformError('unavailable', 'no answer');

/** Dialogs that are open, the latest last. */
let dialogs: Array<{ id: string; data: unknown; settle(value: unknown): void }> = [];

beforeEach(() => {
  jest.resetAllMocks();
  dialogs = [];
  sessionStorage.clear();
  localStorage.clear();
  store.set(purchaseAtom, NO_PURCHASE);
  server.balance = 1000;
  jest.mocked(hasUserSession).mockReturnValue(true);
  jest.mocked(prepareOrder).mockImplementation(async () => server.product());
  jest.mocked(makeOffer).mockImplementation(async () => server.offer());
  jest
    .mocked(askModal)
    .mockImplementation(({ id, data, settle = () => {} }) => dialogs.push({ id, data, settle }));
  jest
    .mocked(askFor)
    .mockImplementation(
      ({ id, data }) =>
        new Promise((settle) => dialogs.push({ id, data, settle: settle as (value: unknown) => void })),
    );
});

async function shown(id: string) {
  for (let round = 0; round < 100; round += 1) {
    const last = dialogs.at(-1);
    if (last?.id === id) return last;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error(`${id} was not opened: ${dialogs.map((one) => one.id).join(', ')}`);
}

const stored = (): { state: PurchaseState } | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
const keys = () =>
  jest.mocked(sendPayment).mock.calls.map(([payment]: [Payment, number[]]) => payment.attempt);

describe('a purchase in a tab', () => {
  test('is stored with its key before it is sent, and removed when it is paid', async () => {
    jest.mocked(sendPayment).mockImplementation(async (payment) => {
      expect(stored()?.state).toMatchObject({ at: 'processing', payment: { attempt: payment.attempt } });
      return null;
    });
    const outcome = buy(SUBJECT);
    (await shown('pay_confirm')).settle(true);
    expect(await outcome).toEqual({ result: 'bought', subject: SUBJECT });
    expect(stored()).toBeNull();
    expect((await shown('pay_transaction')).data).toMatchObject({ state: 'complete' });
  });

  test('a lost answer is asked for again with the same key', async () => {
    jest.mocked(sendPayment).mockRejectedValueOnce(NO_ANSWER).mockResolvedValueOnce(null);
    const outcome = buy(SUBJECT);
    (await shown('pay_confirm')).settle(true);
    expect((await outcome).result).toBe('bought');
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test('a lost answer that the viewer was asked about is asked for again when the device has a connection', async () => {
    jest.mocked(sendPayment).mockReturnValueOnce(new Promise(() => {}));
    const outcome = buy(SUBJECT);
    (await shown('pay_confirm')).settle(true);
    await shown('pay_transaction');
    const sent = store.get(purchaseAtom) as StateAt<'processing'>;
    store.set(purchaseAtom, { ...sent, at: 'unsure', isShown: true });
    jest.mocked(sendPayment).mockResolvedValueOnce(null);
    window.dispatchEvent(new Event('online'));
    expect(keys()).toEqual([sent.payment.attempt, sent.payment.attempt]);
    expect((await outcome).result).toBe('bought');
  });

  test('spec 3 §8: what only the provider sells shows its message', async () => {
    const said = { status: 451, code: 'provider_sells', sentence: 'Ask your provider.' };
    jest.mocked(makeOffer).mockRejectedValue(new PlatformError('refused', '', said));
    expect((await buy(SUBJECT)).result).toBe('failed');
    expect(showError).toHaveBeenCalledWith(
      expect.objectContaining({ sentence: 'Ask your provider.' }),
      'modal',
    );
  });

  test('a limit (429) on the first sending by phone asks for the phone again with its words, and sends nothing by itself', async () => {
    server.balance = 0;
    const said = 'Too many codes. Try again in 300 seconds.';
    const limited = errorFromBody(429, { error_code: 'throttled', error: { message: said } }, '300');
    jest.mocked(sendPayment).mockRejectedValue(limited);
    buy(SUBJECT);
    (await shown('pay_card')).settle({ other: true });
    (await shown('paysystems')).settle({ name: 'phone_sms' });
    const first = await shown('pay_phone_sms');
    dialogs = [];
    first.settle({ phone: '77010000000' });
    const again = await shown('pay_phone_sms');
    expect(again.data).toMatchObject({ sent: null, error: said });
    expect(store.get(purchaseAtom)).toMatchObject({ at: 'details' });
    expect(keys()).toHaveLength(1);
    again.settle(null);
  });

  test.each([429, 503])('an answer %i before the payment shows its words', async (status) => {
    const said = 'Not now. Number 4f2a9c01.';
    const failure = errorFromBody(status, { error: { message: said } });
    for (const call of [jest.mocked(prepareOrder), jest.mocked(makeOffer)]) {
      call.mockRejectedValueOnce(failure);
      expect((await buy(SUBJECT)).result).toBe('failed');
      expect(showError).toHaveBeenLastCalledWith(expect.objectContaining({ sentence: said }), 'modal');
    }
  });

  test('spec 3 §4 Transaction check: account_mobile is told 1 on success and 2 on error', async () => {
    jest.mocked(sendPayment).mockResolvedValueOnce(null);
    const paid = buy(SUBJECT);
    (await shown('pay_confirm')).settle(true);
    await paid;
    expect(reportTransaction).toHaveBeenLastCalledWith(true);
    server.balance = 0;
    jest.mocked(sendPayment).mockImplementation(async (payment) => {
      const event = server.pay(payment, []);
      return event.type === 'opened' ? { ...event.transaction, status: 'error' } : null;
    });
    buy(SUBJECT);
    (await shown('pay_card')).settle({ other: true });
    (await shown('paysystems')).settle({ name: 'qrcode' });
    const failed = await shown('nofunds');
    expect(reportTransaction).toHaveBeenLastCalledWith(false);
    failed.settle(null);
  });

  test('closing the confirmation pays nothing', async () => {
    const outcome = buy(SUBJECT);
    (await shown('pay_confirm')).settle(null);
    expect((await outcome).result).toBe('abandoned');
    expect(sendPayment).not.toHaveBeenCalled();
  });

  test('the server hears which packet a base packet is bought for, to pass it over where one is owned', async () => {
    const outcome = buy({ kind: 'channel', channelId: '1024', packetKeys: ['81', '93'] });
    (await shown('pay_confirm')).settle(null);
    await outcome;
    expect(prepareOrder).toHaveBeenCalledWith({ kind: 'packet', key: '81', wayId: null }, '93');
  });

  test('a second press while it goes on is the same purchase', async () => {
    jest.mocked(sendPayment).mockResolvedValue(null);
    const both = [buy(SUBJECT), buy(SUBJECT)];
    (await shown('pay_confirm')).settle(true);
    expect((await Promise.all(both)).map(({ result }) => result)).toEqual(['bought', 'bought']);
    expect(prepareOrder).toHaveBeenCalledTimes(1);
    expect(keys()).toHaveLength(1);
  });

  test('a payment at a bank whose dialog is closed waits in the header, and is checked when the page is looked at', async () => {
    server.balance = 0;
    jest.mocked(sendPayment).mockImplementation(async (payment) => {
      const event = server.pay(payment, []);
      return event.type === 'opened' ? event.transaction : null;
    });
    jest
      .mocked(checkTransaction)
      .mockImplementation(async (id) => ({ ...server.transaction(id), status: 'complete' }));
    const outcome = buy(SUBJECT);
    (await shown('pay_card')).settle({ other: true });
    (await shown('paysystems')).settle({ name: 'qrcode' });
    (await shown('pay_qr')).settle(null);
    expect((await outcome).result).toBe('later');
    expect(stored()?.state.at).toBe('paused');
    window.dispatchEvent(new Event('focus'));
    expect((await shown('pay_transaction')).data).toMatchObject({ state: 'complete' });
    expect(stored()).toBeNull();
  });

  test('closing the dialog of a payment that is being sent ends the wait, and the payment continues hidden', async () => {
    jest.mocked(sendPayment).mockReturnValue(new Promise(() => {}));
    const outcome = buy(SUBJECT);
    (await shown('pay_confirm')).settle(true);
    (await shown('pay_transaction')).settle(null);
    expect((await outcome).result).toBe('later');
    expect(store.get(purchaseAtom)).toMatchObject({ at: 'processing', isHidden: true });
  });

  test('a dialog that has answered is replaced without an event, and its second answer is none', async () => {
    jest.mocked(sendPayment).mockReturnValue(new Promise(() => {}));
    buy(SUBJECT);
    const confirm = await shown('pay_confirm');
    for (const value of [true, true]) confirm.settle(value);
    await shown('pay_transaction');
    confirm.settle(null);
    await new Promise(process.nextTick);
    expect(keys()).toHaveLength(1);
    expect(store.get(purchaseAtom)).not.toHaveProperty('isHidden');
  });

  test('spec 3 §4 Offer flow: the next purchase in this browser begins with the way of the last payment', async () => {
    server.balance = 0;
    jest
      .mocked(sendPayment)
      .mockRejectedValue(
        new PlatformError('refused', '', { status: 402, code: 'insufficient_funds', sentence: null }),
      );
    const first = buy(SUBJECT);
    (await shown('pay_card')).settle({ other: true });
    (await shown('paysystems')).settle({ name: 'phone_sms' });
    (await shown('pay_phone_sms')).settle({ phone: '77010000000' });
    (await shown('nofunds')).settle(null);
    await first;
    dialogs = [];
    const next = buy(SUBJECT);
    (await shown('pay_phone_sms')).settle(null);
    await next;
    expect(Object.values({ ...localStorage })).toEqual(['phone_sms']);
  });

  test('an unfinished payment of an earlier page is sent again with its key before anything new begins', async () => {
    jest.mocked(sendPayment).mockResolvedValue(null);
    const order = {
      subject: SUBJECT,
      after: null,
      item: { kind: 'packet', key: '82', wayId: null },
      rest: [],
      earlier: [],
    };
    const payment = { attempt: 'from-before', by: 'balance' };
    const state = {
      at: 'processing',
      sent: 1,
      payment,
      order,
      product: server.product(),
      offer: server.offer(),
    };
    sessionStorage.setItem(KEY, JSON.stringify({ version: 3, until: Date.now() + 1000, state }));
    await jest.isolateModulesAsync(async () => {
      const { buy: buyInNewPage } = await import('@/lib/client/commerce/buy');
      expect((await buyInNewPage(SUBJECT)).result).toBe('bought');
    });
    expect(keys()).toEqual(['from-before']);
  });

  test.each([
    ['its bank is silent', { 5: 'silent' }],
    ['the one that was left for it is', { 4: transaction({ id: 4 }) }],
    ['the bank of the one that was left for it is', { 4: 'silent' }],
  ] as const)('a payment of an earlier page is known as the own one when %s', async (_, answers) => {
    const order = {
      subject: SUBJECT,
      after: null,
      item: { kind: 'packet', key: '82', wayId: null },
      rest: [],
      earlier: [4],
      open: transaction({ id: 4 }),
    };
    const begun = transaction({ createdAt: Date.now() });
    const state = { at: 'checking', since: 0, isShown: true, order, deal: null, transaction: begun };
    sessionStorage.setItem(KEY, JSON.stringify({ version: 3, until: Date.now() + 1000, state }));
    const known: Record<number, Awaited<ReturnType<typeof checkTransaction>>> = answers;
    jest.mocked(checkTransaction).mockImplementation(async (id) => known[id] ?? null);
    await jest.isolateModulesAsync(async () => {
      const { buy: buyInNewPage } = await import('@/lib/client/commerce/buy');
      const outcome = buyInNewPage(SUBJECT);
      (await shown('pay_redirect')).settle(null);
      expect((await outcome).result).toBe('later');
    });
  });
});

describe('spec 3 §4 Purchase flow (authAfterBuy): a purchase that waits for the login', () => {
  const logIn = async () => {
    jest.mocked(hasUserSession).mockReturnValue(false);
    const outcome = buy(SUBJECT);
    const login = await shown('auth');
    jest.mocked(hasUserSession).mockReturnValue(true);
    return { outcome, login };
  };

  test('goes on when the login happens in another tab, and is bought once', async () => {
    jest.mocked(sendPayment).mockResolvedValue(null);
    const { outcome, login } = await logIn();
    await afterLoginElsewhere({ to: null, goTo: () => {}, stay: () => login.settle(null) });
    (await shown('pay_confirm')).settle(true);
    expect(await outcome).toEqual({ result: 'bought', subject: SUBJECT });
    await shown('pay_transaction');
    expect(sendPayment).toHaveBeenCalledTimes(1);
    expect(storedAction()).toBeNull();
  });

  test('waits for the dialogs of a login in its own', async () => {
    const { login } = await logIn();
    login.settle(null);
    await new Promise(process.nextTick);
    expect(store.get(purchaseAtom)).toMatchObject({ at: 'login' });
    expect(storedAction()).toMatchObject({ kind: 'buy' });
  });

  test('is abandoned when its stored action has expired', async () => {
    const { outcome, login } = await logIn();
    sessionStorage.removeItem('taspa:interrupted');
    login.settle(null);
    expect(await outcome).toEqual({ result: 'abandoned', subject: SUBJECT });
  });
});

test('the header follows a purchase without loading its machine', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/lib/rules/commerce/purchase', () => {
      throw new Error('the machine was loaded');
    });
    await expect(import('@/lib/client/commerce/purchase-atom')).resolves.toHaveProperty('purchaseAtom');
    jest.dontMock('@/lib/rules/commerce/purchase');
  });
});

describe('a press, while this tab has a stored purchase', () => {
  const keep = (state: PurchaseState) =>
    sessionStorage.setItem(KEY, JSON.stringify({ version: 3, until: Date.now() + 60_000, state }));

  test('an order that was never prepared ends, and what was pressed is bought', async () => {
    keep({ at: 'preparing', order: orderOf({ kind: 'packet', key: '81' }, null) as Order });
    jest.mocked(sendPayment).mockResolvedValueOnce(null);
    const outcome = buy(SUBJECT);
    (await shown('pay_confirm')).settle(true);
    expect(await outcome).toEqual({ result: 'bought', subject: SUBJECT });
  });

  test('a payment that nobody answers about has a dialog after some seconds, and can be left', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    try {
      const order = { ...(orderOf(SUBJECT, null) as Order), buyerId: 7 };
      const since = Date.now();
      keep({ at: 'checking', order, deal: null, transaction: transaction(), since, isShown: true });
      jest.mocked(checkTransaction).mockReturnValue(new Promise(() => {}));
      const outcome = buy(SUBJECT);
      await jest.advanceTimersByTimeAsync(LATE_MS);
      const [dialog] = dialogs;
      expect(dialog?.data).toMatchObject({ state: 'checking', title: '' });
      dialog?.settle(null);
      expect(await outcome).toEqual({ result: 'later', subject: SUBJECT });
      expect(sendPayment).not.toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('spec 3 §4 Purchase flow: a return from a bank in another browser', () => {
  const paid = (changes: object = {}) =>
    transaction({ status: 'complete', createdAt: Date.now() - 60_000, title: 'Maximum', ...changes });
  const order = orderOf(SUBJECT, null) as Order;

  /** Each browser begins with nothing. */
  async function returnTo(address: string, list: Array<ReturnType<typeof paid>>) {
    history.replaceState(null, '', address);
    jest.mocked(listTransactions).mockResolvedValue(list);
    store.set(purchaseAtom, { at: 'idle' });
    const { resumePurchase } = await import('@/lib/client/commerce/resume-purchase');
    await resumePurchase();
    return store.get(purchaseAtom);
  }
  const from = (path: string, marks = '') => {
    const address = new URL(returnPathOf(path, order), location.origin);
    return `${address.pathname}${address.search}&purchased=true${marks}`;
  };

  test('an address from yesterday, or of somebody else, reports no payment', async () => {
    const yesterday = Date.now() - 24 * 3_600_000;
    expect(await returnTo(from('/packets/82'), [paid({ offerId: null, createdAt: yesterday })])).toEqual({
      at: 'idle',
    });
    expect(await returnTo(from('/packets/82', '&offer=1'), [])).toEqual({ at: 'idle' });
    expect(dialogs).toEqual([]);
  });

  test.each(['/channels', '/watch/film', '/lk', '/packets/82'])(
    'from %s: what was bought is named, and everything leaves the address',
    async (path) => {
      const state = (await returnTo(from(path, '&offer=1&x=y'), [paid()])) as StateAt<'done'>;
      expect(listTransactions).toHaveBeenCalledWith({ offer: '1' });
      expect(state.outcome).toEqual({ result: 'bought', subject: SUBJECT });
      expect((await shown('pay_transaction')).data).toMatchObject({ state: 'complete', title: 'Maximum' });
      expect(location.pathname + location.search).toBe(`${path}?x=y`);
    },
  );

  test('of several tries the one that was paid counts', async () => {
    const tries = [paid({ id: 7, status: 'pending' }), paid({ id: 6, status: 'error' }), paid({ id: 5 })];
    expect(await returnTo(from('/lk', '&offer=1'), tries)).toMatchObject({ at: 'done' });
  });

  test('a payment that failed says so', async () => {
    const failed = paid({ status: 'error', description: 'No money.' });
    expect(await returnTo(from('/lk', '&offer=1'), [failed])).toMatchObject({
      outcome: { result: 'failed' },
    });
    expect((await shown('pay_transaction')).data).toMatchObject({ state: 'error', message: 'No money.' });
  });

  test('without an offer the latest payment counts: an earlier refill is another one', async () => {
    const list = [paid({ id: 9, offerId: null, status: 'pending' }), paid({ id: 8, offerId: null })];
    const state = await returnTo('/lk?purchased=true', list);
    expect(state).toMatchObject({ at: 'checking', transaction: { id: 9 } });
  });

  test('money that has come to the balance is no packet', async () => {
    const { outcome } = (await returnTo('/lk?purchased=true', [
      paid({ id: 9 }),
      paid({ offerId: null }),
    ])) as StateAt<'done'>;
    expect(outcome.subject).toEqual({ kind: 'refill' });
  });

  test('spec 3 §4 Direct flow: the money is there, and the packet is asked about with its price before it is ordered', async () => {
    jest.mocked(sendPayment).mockResolvedValue(null);
    await returnTo(from('/channels'), [paid({ offerId: null })]);
    const question = await shown('pay_confirm');
    expect(question.data).toMatchObject({ offer: { price: { amount: '100.00' } } });
    expect(sendPayment).not.toHaveBeenCalled();
    question.settle(true);
    expect((await shown('pay_transaction')).data).toMatchObject({ state: 'complete' });
  });

  test('without a login it asks for it, says why, and goes on after it', async () => {
    jest.mocked(hasUserSession).mockReturnValue(false);
    const address = from('/channels', '&offer=1');
    const returned = returnTo(address, [paid()]);
    const login = await shown('auth');
    expect(login.data).toBe('paid');
    const search = new URL(address, location.origin).search;
    expect(storedAction()).toEqual({ kind: 'paid', search });
    jest.mocked(hasUserSession).mockReturnValue(true);
    login.settle(null);
    await returned;
    const { receiveReturn } = await import('@/lib/client/commerce/receive-return');
    await receiveReturn(search);
    expect(store.get(purchaseAtom)).toMatchObject({ at: 'done', outcome: { subject: SUBJECT } });
  });

  test('a closed login forgets it', async () => {
    jest.mocked(hasUserSession).mockReturnValue(false);
    const returned = returnTo(from('/channels', '&offer=1'), [paid()]);
    (await shown('auth')).settle(null);
    await returned;
    expect(storedAction()).toBeNull();
    expect(listTransactions).not.toHaveBeenCalled();
  });
});
