import type { Seller } from '@/lib/platform/resources/providers';
import { loadFooter } from '@/lib/server/shell/footer';
import type { SiteContext } from '@/lib/server/site/current-site';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import { contexts } from '@/lib/shared/sites/contexts';
import { siteById } from '@/lib/shared/sites/sites';

const getSeller = jest.fn();
const listStores = jest.fn();
jest.mock('@/lib/platform/resources/providers', () => ({
  getSeller: (...requested: unknown[]) => getSeller(...requested),
}));
jest.mock('@/lib/platform/resources/stores', () => ({
  listStores: (...requested: unknown[]) => listStores(...requested),
}));

const seller: Seller = {
  name: 'Taspa',
  shortname: 'taspa',
  support: { email: 'help@taspa.example', phone: null, href: null },
  promoDays: 30,
  languages: ['ru', 'kk'],
  moneyFormat: '{amount} ₸',
  currency: 'KZT',
  texts: { agreement: 'https://taspa.example/a', privacy: 'https://taspa.example/p', terms: null },
};

beforeEach(() => {
  getSeller.mockResolvedValue(seller);
  listStores.mockResolvedValue([]);
});

function siteContext(id = 'taspa', audience: SiteContext['audience'] = 'everyone'): SiteContext {
  const site = siteById(id);
  if (!site) throw new Error(id);
  return { site, context: contexts.browser, audience, locale: 'en' };
}

const paths = async (of: SiteContext) => (await loadFooter(of)).information.map(({ href }) => href);

describe('spec 3 §2 Footer, information', () => {
  test('about, promo code, install on TV, and the texts of the network', async () => {
    expect(await paths(siteContext())).toEqual([
      '/provider/taspa',
      '/news',
      '/faq',
      '/promo',
      '/app_store',
      '/agreement',
      '/privacy',
    ]);
  });

  test('no promo code where it is not enabled, and none for children', async () => {
    expect(await paths(siteContext('cable'))).not.toContain('/promo');
    expect(await paths(siteContext('taspa', 'child'))).not.toContain('/promo');
  });

  test('calls the network of the site', async () => {
    await loadFooter(siteContext('almatv'));
    expect(getSeller).toHaveBeenLastCalledWith(expect.anything(), 'almatv');
    await loadFooter(siteContext());
    expect(getSeller).toHaveBeenLastCalledWith(expect.anything(), null);
  });

  test('quality F02: without an answer the footer has fewer links', async () => {
    const away = new PlatformError('unavailable', 'no answer');
    getSeller.mockRejectedValue(away);
    listStores.mockRejectedValue(away);
    const footer = await loadFooter(siteContext());
    expect(footer.information.map(({ href }) => href)).toEqual(['/news', '/faq', '/promo', '/app_store']);
    expect(footer.support).toEqual([]);
    expect(footer.devices).toHaveLength(5);
  });
});

test('spec 3 §2 Footer, devices: Android TV, Samsung, LG, Android, iPhone/iPad, each with its own instruction', async () => {
  const { devices } = await loadFooter(siteContext());
  expect(devices.map(({ label }) => label)).toEqual([
    'Android TV',
    'Samsung',
    'LG',
    'Android',
    'iPhone, iPad',
  ]);
  expect(new Set(devices.map(({ href }) => href)).size).toBe(5);
});

test('spec 3 §2 Footer: store badges where the platform names stores', async () => {
  listStores.mockResolvedValue([
    { device: 'android', href: 'https://play.google.com/store/apps/details?id=tv' },
  ]);
  const { stores } = await loadFooter(siteContext());
  expect(stores).toEqual([
    { href: 'https://play.google.com/store/apps/details?id=tv', label: 'Google Play' },
  ]);
  expect(dictionaries.en.footer.stores).not.toBe('');
});
