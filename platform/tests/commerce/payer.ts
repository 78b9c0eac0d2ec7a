import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { tokens } from '../../src/db/schema/session.ts';
import { purchaseTypes } from '../../src/db/schema/subscriptions.ts';
import { hashToken } from '../../src/http/tokens.ts';
import { namedProvider } from '../../src/session/provider.ts';
import { registerUser } from '../../src/session/register.ts';
import type { TestPlatform } from '../support/platform.ts';

// biome-ignore lint/suspicious/noExplicitAny: an answer of any route; the test checks the fields that it reads.
export type Answer = { status: number; body: any; headers: Record<string, unknown> };

export interface Payer {
  userId: number;
  token: string;
  accountId: number;
  /** Below /v2/users/self/. */
  get(path: string): Promise<Answer>;
  post(path: string, payload?: object, headers?: Record<string, string>): Promise<Answer>;
  remove(path: string): Promise<Answer>;
  /** Below the account's payforms/. */
  payform(name: string, payload?: object): Promise<Answer>;
}

/** A registered user of a provider, who may pay. */
export async function payerAt(platform: TestPlatform, provider = 'taspa', isGuest = false): Promise<Payer> {
  const { app, db, clock } = platform;
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers = {}) => {
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers };
  };
  const seller = await namedProvider(db, provider);
  if (!seller) throw new Error(`there is no provider ${provider}`);
  // Without a password, because hashing one takes longer than the rest of a test.
  const user = await registerUser(platform, { isGuest }, seller);
  const token = randomBytes(20).toString('hex');
  const row = {
    hash: hashToken(token),
    grade: 'user' as const,
    userId: user.id,
    createdAt: new Date(clock.now()),
  };
  await db.insert(tokens).values(row);
  const authorization = `Token ${token}`;
  const self = (path: string) => `/v2/users/self/${path}`;
  const get = (path: string) =>
    send('GET', self(path), undefined, { authorization, 'accept-language': 'en' });
  const post = (path: string, payload: object = {}, headers: Record<string, string> = {}) =>
    send('POST', self(path), payload, { authorization, 'accept-language': 'en', ...headers });
  const [account] = (await get('accounts')).body;
  return {
    userId: user.id,
    token,
    accountId: account.id,
    get,
    post,
    remove: (path) => send('DELETE', self(path), undefined, { authorization }),
    payform: (name, payload) => post(`accounts/${account.id}/payforms/${name}`, payload),
  };
}

/** The id of the monthly purchase type of a packet. */
export async function monthOf({ db }: TestPlatform, packetId: number): Promise<string> {
  const ways = await db.select().from(purchaseTypes).where(eq(purchaseTypes.packetId, packetId));
  const way = ways.find(({ period }) => period.months === 1);
  if (!way) throw new Error(`packet ${packetId} is not sold by the month`);
  return way.id;
}

/** The path and query of an address of the platform, for `inject`. */
export const local = (address: string): string => new URL(address).pathname + new URL(address).search;

/** Presses a button on the page of the bank. */
export function press(
  { app }: TestPlatform,
  fullUrl: string,
  decision: 'pay' | 'decline',
  card = 'ok',
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: local(fullUrl),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}&card=${card}`,
  });
}

/** Links a card by paying one unit, and returns its id. */
export async function linkCard(platform: TestPlatform, payer: Payer, card: string): Promise<number> {
  const { body } = await payer.post('cards', { account_id: payer.accountId, amount: 1, needed_refund: true });
  await press(platform, body.full_url, 'pay', card);
  const held: { id: number }[] = (await payer.get('cards')).body;
  return Math.max(...held.map(({ id }) => id));
}
