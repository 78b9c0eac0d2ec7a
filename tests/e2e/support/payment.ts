import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeFor, dialog, siteUrl } from './login-methods';
import { newPerson, type Person, signInAs } from './person';
import { platformUrl } from './platform';
import { wordsIn } from './words';

/** A base packet of the seed without a trial, sold for a month and for a year. */
export const MAXIMUM = '82';

/** Resolves when the dialog of a modal is open; its script may load after the address names it. */
export async function expectModal(page: Page, id: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-modal', id);
  await expect(dialog(page)).toBeVisible();
}

export type TestCard = 'ok' | 'no_money' | 'declined' | 'legal' | 'timeout';

/** What a person does at the bank, and what the bank tells the platform. */
export interface Payments {
  /** The number of the latest payment; 0 without one. */
  latest(): Promise<number>;
  /** The latest payment, or the one of this number. */
  settle(outcome: 'pay' | 'decline' | 'expire', id?: number): Promise<void>;
  topUp(amount: string): Promise<void>;
  linkCard(card: TestCard): Promise<void>;
  codeOf(phone: string): Promise<string>;
  owns(packetId: string): Promise<boolean>;
  balance(): Promise<number>;
}

export type Payer = Person & Payments;

interface Transaction {
  id: number;
  full_url: string;
}

/** A logged-in person who pays through the test bank. */
export async function newPayer(
  page: Page,
  request: APIRequestContext,
  options: { pin?: string } = {},
): Promise<Payer> {
  const person = await newPerson(request, options);
  await signInAs(page, person);
  return { ...person, ...paymentsOf(request, person.atHome) };
}

/** A new customer of a partner, with the token that the partner gives: it arrives in an address (spec 1 §2). */
export async function newCustomer(
  request: APIRequestContext,
  partner: string,
): Promise<{ token: string } & Payments> {
  const identifier = `customer-${crypto.randomUUID().slice(0, 8)}`;
  const post = async (path: string, data: object) =>
    (await request.post(`${platformUrl}${path}`, { data })).json();
  const { code } = await post('/sandbox/partners/codes', { partner, identifier });
  const { access_token: token } = await post(`/v2/auth/otp/${partner}`, { identifier, token: code });
  const call: Person['atHome'] = async (method, path, data) => {
    const headers = { authorization: `Token ${token}` };
    return (await request.fetch(`${platformUrl}/v2${path}`, { method, data, headers })).json();
  };
  // Otherwise the page that the link leads to would ask about a PIN.
  await call('PATCH', '/users/self', { parental_status: 'ignore' });
  return { token, ...paymentsOf(request, call) };
}

function paymentsOf(request: APIRequestContext, call: Person['atHome']): Payments {
  const end = async (id: number, outcome: string) => {
    const url = `${platformUrl}/sandbox/transactions/${id}`;
    expect((await request.post(url, { data: { outcome } })).ok()).toBe(true);
  };
  const latest = async () =>
    ((await call('GET', '/users/self/transactions?limit=1')) as Transaction[])[0]?.id ?? 0;
  return {
    latest,
    settle: async (outcome, id) => end(id ?? (await latest()), outcome),
    async topUp(amount) {
      const [account] = (await call('GET', '/users/self/accounts')) as Array<{ id: number }>;
      const path = `/users/self/accounts/${account?.id}/payforms/short_url`;
      const begun = (await call('POST', path, { amount })) as Transaction;
      await end(begun.id, 'pay');
    },
    async linkCard(card) {
      const { full_url } = (await call('POST', '/users/self/cards', {})) as Transaction;
      const paid = await request.post(full_url, { form: { decision: 'pay', card }, maxRedirects: 0 });
      expect(paid.status()).toBeLessThan(400);
    },
    codeOf: (phone) => codeFor(request, phone),
    async owns(packetId) {
      const list = (await call('GET', '/users/self/subscriptions/current')) as Array<{
        packet: { id: number };
      }>;
      return list.some(({ packet }) => String(packet.id) === packetId);
    },
    balance: async () => Number(((await call('GET', '/users/self/balance')) as { balance: string }).balance),
  };
}

/** With the token of the partner in the address, at the packet that is bought. */
export const buyAt = (page: Page, site: string, token: string) =>
  page.goto(siteUrl(site, `/packets/${MAXIMUM}?lang=ru&action=buy&token=${token}`));

/** The last dialog of a purchase says so, and the platform knows of it. */
export async function expectOwned(page: Page, payer: Payments): Promise<void> {
  await expectModal(page, 'pay_transaction');
  await expect(dialog(page)).toContainText(wordsIn('ru').payment.states.complete);
  expect(await payer.owns(MAXIMUM)).toBe(true);
}
