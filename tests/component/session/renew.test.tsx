import { beginSession } from '@/lib/session/begin';
import { renew } from '@/lib/session/renew';
import { currentWho, setWho } from '@/lib/session/who';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;

let asked: Array<{ path: string; body: unknown }> = [];
let answer: () => Promise<Response>;

const json = (body: unknown, status = 200) =>
  Promise.resolve({ ok: status < 400, status, json: async () => body } as Response);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  setWho({ state: 'user', name: 'Айша', phone: null, profile: null });
  asked = [];
  answer = () => json({ is_guest: false });
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) });
    return answer();
  }) as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

const bodies = () => asked.map(({ body }) => body);
const usual = { isParentalMode: false, hasPendingTransaction: false };

test('spec 1 §4, §9: the start asks for the device’s authentication, not again within 5 minutes', async () => {
  await renew(NOW);
  await renew(NOW + 5 * MINUTE - 1);
  expect(bodies()).toEqual([usual]);
  await renew(NOW + 5 * MINUTE);
  expect(bodies()).toEqual([usual, usual]);
});

test.each([
  ['parental mode: the settings', '/lk_parental', { isParentalMode: true }],
  ['parental mode: the PIN is asked for', '/#pincode', { isParentalMode: true }],
  ['parental mode: the PIN is being set', '/#parental_set', { isParentalMode: true }],
  ['a transaction: the return from the payment', '/packets?purchased=true', { hasPendingTransaction: true }],
  ['a transaction: a code to pay with', '/#pay_qr_alma', { hasPendingTransaction: true }],
])('spec 1 §4 "skipped in": %s', async (_, address, expected) => {
  history.replaceState(null, '', address);
  await renew(NOW);
  expect(bodies()).toEqual([{ ...usual, ...expected }]);
});

test('spec 1 §4: whose device is gone is a guest now, in every tab', async () => {
  answer = () => json({ is_guest: true });
  await renew(NOW);
  expect(currentWho()).toEqual({ state: 'guest', name: null, phone: null, profile: null });
});

test('without an answer everything stays as it is, and the next page tries again', async () => {
  answer = () => Promise.reject(new TypeError('no connection'));
  await renew(NOW);
  expect(currentWho()?.state).toBe('user');
  await renew(NOW);
  expect(asked).toHaveLength(2);
});

test('DESIGN 3: whoever has no session gets none by looking', () => {
  jest.useFakeTimers();
  beginSession();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
