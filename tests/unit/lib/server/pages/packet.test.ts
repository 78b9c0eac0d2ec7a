import type { WholePacket } from '@/lib/platform/resources/packets';
import type { Seller } from '@/lib/platform/resources/providers';
import { packetKey } from '@/lib/rules/pages/packet-key';
import { loadPacket } from '@/lib/server/pages/packet';
import type { SiteContext } from '@/lib/server/site/current-site';
import { PlatformError } from '@/lib/shared/platform-error';
import { contexts } from '@/lib/shared/sites/contexts';
import { type Site, siteById } from '@/lib/shared/sites/sites';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('404');
  },
}));
jest.mock('@/lib/platform/resources/channels', () => ({ listChannels: async () => [] }));
/** The price of each packet key on the platform. */
const PRICES: Readonly<Record<string, string>> = {
  81: '990.00',
  almatv_81: '990.00',
  almatv_96: '1290.00',
  almatv_96_91: '1290.00',
  uznet_500: '45000.00',
  84: '2490.00',
};
/** The service of the operator that 96 is, as its packets have it too. */
const TARIFF: WholePacket['bundle'] = { name: 'Home 200', price: '7490.00', speed: '200', description: null };
/** Prices of 81 by period. */
const PERIODS = [
  { id: '1', period: { days: 0, months: 1, years: 0 }, amount: '990.00', hasTrial: true },
  { id: '2', period: { days: 0, months: 0, years: 1 }, amount: '9490.00', hasTrial: false },
];
jest.mock('@/lib/platform/resources/packets', () => ({
  listPeriods: async (key: string) => (key === '81' ? PERIODS : PERIODS.slice(0, 1)),
  getPacket: async (key: string): Promise<WholePacket> => {
    if (!PRICES[key]) throw new PlatformError('refused', 'unknown_packet', { status: 404 });
    const none = { short: null, oldPrice: '1500.00', period: null, trial: null, description: 'all of it' };
    const trial = { period: { days: 14, months: 0, years: 0 }, amount: '1.00' };
    const [id = ''] = key.split('_').slice(-1);
    return {
      ...none,
      ...(key === '84' ? { trial } : {}),
      id,
      name: 'Light',
      price: PRICES[key],
      continuesAs: key === '84' ? '81' : null,
      isBase: true,
      isDonation: false,
      channels: 0,
      channelIds: [],
      libraryNames: [],
      benefits: [],
      picture: null,
      parentName: key === 'almatv_96_91' ? 'Home 200' : null,
      howToUse: null,
      rowHref: null,
      libraries: [],
      videos: [],
      included: [],
      bundle: key.startsWith('almatv_96') ? TARIFF : null,
      design: { tall: null, logo: null, badge: null, features: null },
    };
  },
}));
const SELLERS: Readonly<Record<string, [name: string, format: string]>> = {
  taspa: ['Taspa', '{amount} ₸'],
  almatv: ['Alma Kabel', '{amount} ₸'],
  uznet: ['Chinor Net', '{amount} soʻm'],
};
jest.mock('@/lib/platform/resources/providers', () => ({
  getSeller: async (_: unknown, provider: string | null): Promise<Partial<Seller>> => {
    const shortname = provider ?? 'taspa';
    const [name = '', moneyFormat = null] = SELLERS[shortname] ?? [];
    return { name, shortname, moneyFormat };
  },
}));

const siteContext = (site: string): SiteContext => ({
  site: siteById(site) as Site,
  context: contexts.browser,
  audience: 'everyone',
  locale: 'en',
});
const seen = async (site: string, key: string) => {
  const page = await loadPacket(key, siteContext(site));
  return (
    page && { price: page.view.price, old: page.view.oldPrice, href: page.view.href, isSold: page.isSold }
  );
};

test.each([
  ['81', { provider: null, packet: '81' }],
  ['uznet_81', { provider: 'uznet', packet: '81' }],
  ['ntv_web_81', { provider: 'ntv_web', packet: '81' }],
  ['uznet_96_81', { provider: 'uznet', packet: '96_81' }],
  ['ntv_web_96_81', { provider: 'ntv_web', packet: '96_81' }],
  ['x', null],
  ['_81', null],
  ['a b_81', null],
  ['uznet_99999999999', null],
])('spec 3 §2 composite ids: %s', (text, key) => expect(packetKey(text)).toEqual(key));

describe('spec 3 §1 currency: a price is never shown in another currency than its own', () => {
  test.each([
    ['in the currency of the brand', 'taspa', '81', { price: '990 ₸', href: '/packets/81', isSold: true }],
    [
      'of a partner, in the currency of the partner',
      'uznet',
      '500',
      { price: '45,000 soʻm', href: '/packets/500', isSold: true },
    ],
    [
      'a packet that the partner does not sell',
      'uznet',
      '81',
      { price: null, old: null, href: '/packets/81', isSold: false },
    ],
    [
      'a packet of another named seller',
      'uznet',
      'almatv_81',
      { price: '990 ₸', href: '/packets/almatv_81', isSold: true },
    ],
    [
      'the seller of the site, named in the address',
      'almatv',
      'almatv_81',
      { price: '990 ₸', href: '/packets/81', isSold: true },
    ],
  ])('a packet page shows the price, or that the packet is not sold: %s', async (_, site, key, page) =>
    expect(await seen(site, key)).toMatchObject(page),
  );

  test('a named seller that does not sell the packet has no page for it', async () => {
    await expect(seen('taspa', 'uznet_81')).rejects.toThrow('404');
    await expect(seen('taspa', '7')).rejects.toThrow('404');
  });

  test('spec 1 §6: a child gets no offers', async () => {
    expect(await loadPacket('81', { ...siteContext('taspa'), audience: 'child' })).toBeNull();
  });
});

test('spec 3 §3 after_renew_packet_id: after a trial the price is that of the packet that follows', async () => {
  expect((await loadPacket('84', siteContext('taspa')))?.view.next?.price).toBe('990 ₸');
});

test('spec 3 §2 Packet detail: longer periods with what they save; a single one is the price itself', async () => {
  const page = async (site: string, key: string) => (await loadPacket(key, siteContext(site)))?.periods;
  expect(await page('taspa', '81')).toEqual([
    { id: '1', name: '1 month', price: '990 ₸', each: null, discount: null, hasTrial: true },
    {
      ...{ id: '2', name: '1 year', price: '9,490 ₸', hasTrial: false },
      ...{ each: '≈ 791 ₸ perMonths', discount: '−20%' },
    },
  ]);
  expect(await page('uznet', '500')).toEqual([]);
});

test.each([
  ['almatv_96', '7490.00', 'Home 200'],
  ['almatv_96_91', '1290.00', undefined],
])(
  'the tariff of a bundle is its own price, not that of one of its packets: %s',
  async (key, amount, name) => {
    const page = await loadPacket(key, siteContext('taspa'));
    expect(page?.sale.amount).toBe(amount);
    expect(page?.bundle?.name).toBe(name);
  },
);
