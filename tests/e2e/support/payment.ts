import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeFor } from './login-methods';
import { newPerson, type Person, signInAs } from './person';
import { platformUrl } from './platform';

/** A base packet of the seed without a trial, sold for a month and for a year. */
export const MAXIMUM = '82';

export type TestCard = 'ok' | 'no_money' | 'declined' | 'legal' | 'timeout';

/** What a person does at the bank, and what the bank tells the platform. */
export interface Payer extends Person {
  /** The number of the latest payment. */
  latest(): Promise<number>;
  settle(outcome: 'pay' | 'decline' | 'expire'): Promise<void>;
  topUp(amount: string): Promise<void>;
  linkCard(card: TestCard): Promise<void>;
  codeOf(phone: string): Promise<string>;
  owns(packetId: string): Promise<boolean>;
  balance(): Promise<number>;
}

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
  const { atHome } = person;
  const [account] = (await atHome('GET', '/users/self/accounts')) as Array<{ id: number }>;
  const end = async (id: number, outcome: string) => {
    const url = `${platformUrl}/sandbox/transactions/${id}`;
    expect((await request.post(url, { data: { outcome } })).ok()).toBe(true);
  };
  const latest = async () =>
    ((await atHome('GET', '/users/self/transactions?limit=1')) as Transaction[])[0]?.id ?? 0;
  return {
    ...person,
    latest,
    settle: async (outcome) => end(await latest(), outcome),
    async topUp(amount) {
      const path = `/users/self/accounts/${account?.id}/payforms/short_url`;
      const begun = (await atHome('POST', path, { amount })) as Transaction;
      await end(begun.id, 'pay');
    },
    async linkCard(card) {
      const { full_url } = (await atHome('POST', '/users/self/cards', {})) as Transaction;
      const paid = await request.post(full_url, { form: { decision: 'pay', card }, maxRedirects: 0 });
      expect(paid.status()).toBeLessThan(400);
    },
    codeOf: (phone) => codeFor(request, phone),
    async owns(packetId) {
      const list = (await atHome('GET', '/users/self/subscriptions/current')) as Array<{
        packet: { id: number };
      }>;
      return list.some(({ packet }) => String(packet.id) === packetId);
    },
    balance: async () =>
      Number(((await atHome('GET', '/users/self/balance')) as { balance: string }).balance),
  };
}
