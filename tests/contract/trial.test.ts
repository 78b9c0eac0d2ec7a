import { createTranslator } from 'next-intl';
import { ownState } from '@/lib/client/commerce/own-state';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import type { GuestOffer, TrialOffer } from '@/lib/rules/pages/shell-view';
import { loadTrial } from '@/lib/server/commerce/announced-trial';
import { offer } from '@/lib/server/gateway/commerce/offer';
import { ownPacketsAnswer } from '@/lib/server/gateway/commerce/own-packets';
import { pay } from '@/lib/server/gateway/commerce/pay';
import { prepare } from '@/lib/server/gateway/commerce/prepare';
import { loginForm } from '@/lib/server/gateway/login/login-form';
import { loadPacket } from '@/lib/server/pages/packet';
import { loadHeader } from '@/lib/server/shell/header';
import { wordsOf } from '@/lib/shared/i18n/words';
import { contexts } from '@/lib/shared/sites/contexts';
import { type Site, siteById } from '@/lib/shared/sites/sites';
import { cookiesOfRequest } from '@/tests/support/visitor';
import { logInAsCustomerOf } from './support/customer';
import { paymentFor } from './support/payment';
import type { RealPlatform } from './support/real-platform';
import { openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));
// The day of the next payment is written in the browser.
jest.mock('@/lib/client/browser/moment', () => ({ dayText: (at: number) => `day ${at}` }));
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: 'ru'; namespace: 'shell' }) =>
    createTranslator({ locale, namespace, messages: wordsOf(locale) }),
}));

let platform: RealPlatform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());

const DAY_MS = 86_400_000;
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? null;

const contextOf = (id: string) => ({
  site: siteById(id) as Site,
  context: contexts.browser,
  audience: 'everyone' as const,
  locale: 'ru' as const,
});

/** Every place that tells a guest of a trial. */
async function announced(id: string) {
  const siteContext = contextOf(id);
  const client = new SiteClient(platform).at(siteContext.site.hosts[0] ?? '');
  const { body: form } = await client.call(loginForm, 'GET', '/api/session/form?lang=ru');
  const header: GuestOffer | null = (await loadHeader(siteContext)).offer;
  const prompt: TrialOffer | null = await loadTrial(siteContext);
  const key = /\/packets\/(.*)$/.exec(prompt?.href ?? '')?.[1] ?? '';
  const page = key ? await loadPacket(key, siteContext) : null;
  return {
    key,
    header: header?.kind === 'trial' ? plain(header.label) : null,
    prompt: plain(prompt?.text),
    login: plain(form.trial),
    packet: plain(page?.view.trial),
  };
}

/** Buys the first way of a packet from the balance, which a free trial needs none of. */
async function takeTrial(client: SiteClient, key: string): Promise<void> {
  const item = { kind: 'packet', key, wayId: null };
  const { body: product } = await client.call(prepare, 'POST', '/api/commerce/prepare', { item });
  const input = { item, wayId: product.ways[0].id };
  const { body: terms } = await client.call(offer, 'POST', '/api/commerce/offer', input);
  const by = terms.isCovered ? 'balance' : 'short_url';
  const body = paymentFor(terms, item, { by });
  const paid = await client.call(pay, 'POST', '/api/commerce/pay', body);
  expect(paid.status).toBe(200);
  const { transaction } = paid.body;
  if (transaction) await client.sandbox.order(`/transactions/${transaction.id}`, { outcome: 'pay' });
}

describe('one trial for the whole site: header, register prompt, login, packet and account say the same', () => {
  test.each([
    ['taspa', '7 дней бесплатно', 7, '990 ₸'],
    ['almatv', '7 дней бесплатно', 7, '990 ₸'],
    ['uznet', '30 дней за 1 000 soʻm', 30, '49 000 soʻm'],
    ['ntv_web', '30 дней за 1 000 soʻm', 30, '49 000 soʻm'],
    ['clickup', '30 дней за 1 000 soʻm', 30, '49 000 soʻm'],
  ])('%s: %s', async (id, text, days, price) => {
    const { key, ...places } = await announced(id);
    expect(places).toEqual({ header: text, prompt: text, login: text, packet: text });

    const { site } = contextOf(id);
    const client = new SiteClient(platform).at(site.hosts[0] ?? '');
    await logInAsCustomerOf(client, site.provider ?? 'taspa');
    await takeTrial(client, key);
    const { body } = await client.call(ownPacketsAnswer, 'GET', '/api/session/subscriptions');
    const own = body.packets.find((one: OwnPacket) => one.id === key && one.state === 'active');
    expect(Math.round((own.endAt - own.startAt) / DAY_MS)).toBe(days);
    const words = wordsOf('ru').pages.packets.own;
    const state = ownState(own, words);
    expect(state?.badge).toBe(words.trial);
    expect(plain(state?.detail)).toBe(`Следующий платёж day ${own.endAt}: ${price}`);
  });

  test('a seller without one names none anywhere', async () => {
    expect(await announced('cable')).toEqual({
      key: '',
      header: null,
      prompt: null,
      login: null,
      packet: null,
    });
  });
});
