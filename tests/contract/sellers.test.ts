import { listChannels } from '@/lib/platform/resources/channels';
import type { ChannelOffers } from '@/lib/rules/channels/offers';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import { accountAnswer } from '@/lib/server/gateway/account/account';
import { offer } from '@/lib/server/gateway/commerce/offer';
import { ownPacketsAnswer } from '@/lib/server/gateway/commerce/own-packets';
import { pay } from '@/lib/server/gateway/commerce/pay';
import { prepare } from '@/lib/server/gateway/commerce/prepare';
import { publicOffers } from '@/lib/server/gateway/public/public-offers';
import { loadPacket } from '@/lib/server/pages/packet';
import { loadTariffs } from '@/lib/server/pages/tariffs';
import { loadHeader } from '@/lib/server/shell/header';
import { wordsOf } from '@/lib/shared/i18n/words';
import { contexts } from '@/lib/shared/sites/contexts';
import { type Site, siteById, sites } from '@/lib/shared/sites/sites';
import { cookiesOfRequest } from '@/tests/support/visitor';
import { logInAsCustomerOf } from './support/customer';
import { paymentFor } from './support/payment';
import type { RealPlatform } from './support/real-platform';
import { openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: 'ru'; namespace: 'shell' }) => {
    const { createTranslator } = await import('next-intl');
    return createTranslator({ locale, namespace, messages: wordsOf(locale) });
  },
}));

let platform: RealPlatform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());

const everyone = { audience: 'everyone', locale: 'ru' } as const;
const contextOf = (site: Site) => ({ site, context: contexts.browser, ...everyone });
const hostOf = ({ hosts }: Site) => hosts[0] ?? '';
const plain = (text: string) => text.replace(/\s/g, ' ');

const TENGE = /^\d[\d ]* ₸$/;
const SUM = /^\d[\d ]* soʻm$/;
const moneyOf = (site: Site) => (site.countries.includes('UZ') ? SUM : TENGE);

/** Every price that a guest of the site can read, as text, by the place where it stands. */
async function publicPrices(site: Site): Promise<[place: string, price: string][]> {
  const siteContext = contextOf(site);
  const client = new SiteClient(platform).at(hostOf(site));
  const tariffs = await loadTariffs(siteContext);
  const views = [...tariffs.base, ...tariffs.additional, ...tariffs.bundles];
  const pages = await Promise.all(views.map(({ id }) => loadPacket(id, siteContext)));
  const paid = (await listChannels(everyone)).filter(({ isFree, isAvailable }) => !isFree && isAvailable);
  const offers = await Promise.all(
    paid.map(({ id }) =>
      client.call(
        (request) => publicOffers(request, String(id)),
        'GET',
        `/api/channels/${id}/offers?lang=ru`,
      ),
    ),
  );
  const header = (await loadHeader(siteContext)).offer;
  const inText = (text: string | null | undefined) =>
    text ? (/\d[\d\s]*\s(₸|soʻm)/u.exec(text)?.[0] ?? []) : [];
  const found: [string, string | null | undefined | never[]][] = [
    ...views.flatMap(({ id, price, oldPrice, trial }): [string, string | null | never[]][] => [
      [`card ${id}`, price],
      [`card ${id}, before`, oldPrice],
      [`card ${id}, trial`, inText(trial)],
    ]),
    ...pages.flatMap((page): [string, string | null | undefined][] =>
      page
        ? [
            [`page ${page.key}`, page.view.price],
            [`bundle ${page.key}`, page.bundle?.price],
            ...page.periods.map(({ price }): [string, string] => [`period of ${page.key}`, price]),
          ]
        : [],
    ),
    ...offers.flatMap(({ body }, index) =>
      (body as ChannelOffers).offers.map(({ price }): [string, string | null] => [
        `channel ${paid[index]?.id}`,
        price,
      ]),
    ),
    ['header', header?.kind === 'trial' ? inText(header.label) : null],
  ];
  return found.flatMap(([place, price]) => (typeof price === 'string' ? [[place, plain(price)]] : []));
}

describe('spec 3 §1 currency: every public read with a price is that of the seller of the site', () => {
  test.each(sites.map(({ id }) => id))('%s', async (id) => {
    const site = siteById(id) as Site;
    const prices = await publicPrices(site);
    // Each place has some, so that an empty read is no success.
    for (const place of ['card', 'page', 'period', 'channel'])
      expect([place, prices.some(([name]) => name.startsWith(place))]).toEqual([place, true]);
    expect(prices.filter(([, price]) => !moneyOf(site).test(price))).toEqual([]);
  });
});

/** The way of each seller that a new customer, who has no card yet, is asked for first. */
const PREFERRED: Record<string, string> = {
  taspa: 'short_url',
  almatv: 'qrcode_png',
  mbank: 'ext_app',
  clickup: 'ext_app',
  ntv_web: 'short_url',
  freedommedia: 'short_url',
  uznet: 'short_url',
  galam: 'short_url',
};

interface Bought {
  own: OwnPacket | undefined;
  currency: string;
  /** The paysystems of the offer, in their order. */
  ways: string[];
}

/** Buys the first base packet of the site that costs something at once, at the bank, in the preferred way. */
async function buyFirst(site: Site): Promise<Bought> {
  const first = (await loadTariffs(contextOf(site))).base.find(({ trial }) => trial === null);
  const client = new SiteClient(platform).at(hostOf(site));
  await logInAsCustomerOf(client, site.provider ?? 'taspa');
  const item = { kind: 'packet', key: first?.id, wayId: null };
  const { body: product } = await client.call(prepare, 'POST', '/api/commerce/prepare', { item });
  const input = { item, wayId: product.ways[0].id };
  const { body: terms } = await client.call(offer, 'POST', '/api/commerce/offer', input);
  const ways: string[] = terms.paysystems.map(({ name }: { name: string }) => name);
  const order = paymentFor(terms, item, { by: ways[0] });
  const { body: paid } = await client.call(pay, 'POST', '/api/commerce/pay', order);
  await client.sandbox.order(`/transactions/${paid.transaction.id}`, { outcome: 'pay' });
  const { body } = await client.call(ownPacketsAnswer, 'GET', '/api/session/subscriptions');
  const own = body.packets.find(({ id, state }: OwnPacket) => id === first?.id && state === 'active');
  return { own, currency: terms.due.format, ways };
}

describe('every seller of the seed sells: a customer buys at its site, and is billed in its money, in its own way to pay', () => {
  const selling = sites.filter(({ id }) => id !== 'cable');

  test('each has a preferred way to pay', () => {
    expect(Object.keys(PREFERRED).sort()).toEqual(selling.map(({ id }) => id).sort());
  });

  test.each(Object.entries(PREFERRED))('%s: %s', async (id, preferred) => {
    const site = siteById(id) as Site;
    const { own, currency, ways } = await buyFirst(site);
    expect(ways[0]).toBe(preferred);
    expect(own).toMatchObject({ state: 'active', isRenewing: true });
    expect(plain(own?.nextPrice ?? '')).toMatch(moneyOf(site));
    expect(currency).toBe(moneyOf(site) === SUM ? '{amount} soʻm' : '{amount} ₸');
  });

  test('cable bills its subscribers itself: it says so, nothing is sold here, and no empty balance is shown', async () => {
    const client = new SiteClient(platform).at('cable.localhost');
    await logInAsCustomerOf(client, 'cable');
    const item = { kind: 'packet', key: '82', wayId: null };
    const { body: product } = await client.call(prepare, 'POST', '/api/commerce/prepare', { item });
    const input = { item, wayId: product.ways[0].id };
    const { body: terms } = await client.call(offer, 'POST', '/api/commerce/offer', input);
    expect(terms).toMatchObject({ isTrial: false, paysystems: [{ name: 'provider_account' }] });
    for (const [by, status, error_code] of [
      ['balance', 451, 'provider_sells'],
      ['short_url', 400, 'unknown_paysystem'],
    ]) {
      const order = paymentFor(terms, item, { by });
      const refused = await client.call(pay, 'POST', '/api/commerce/pay', order);
      expect(refused).toMatchObject({ status, body: { error_code } });
    }
    const { status, body } = await client.call(accountAnswer, 'GET', '/api/session/account');
    expect({ status, balance: body.balance }).toEqual({ status: 200, balance: null });
  });
});
