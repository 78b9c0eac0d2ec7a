import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { currentSiteContext, type SiteContext } from '@/lib/server/site/current-site';
import { personGraph, siteGraph } from '@/lib/server/structured-data/pages';
import type { Locale } from '@/lib/shared/i18n/locales';
import { siteByHost } from '@/lib/shared/sites/sites';

jest.mock('@/lib/server/site/current-site', () => ({ currentSiteContext: jest.fn() }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.SITE_URL = 'https://taspa.example';

const absoluteOn = (host: string, locale: Locale) => {
  jest.mocked(currentSiteContext).mockResolvedValue({ site: siteByHost(host), locale } as SiteContext);
  return absoluteUrlsOfSite();
};

describe('quality E2: structured data names pages by their canonical addresses in the language of the page', () => {
  test.each([
    ['localhost', 'ru', '/contents/korga-1', 'https://taspa.example/contents/korga-1'],
    ['localhost', 'kk', '/contents/korga-1', 'https://taspa.example/contents/korga-1?lang=kk'],
    ['localhost', 'kk', '/row/new?offset=21', 'https://taspa.example/row/new?offset=21&lang=kk'],
    ['localhost', 'en', '/', 'https://taspa.example/?lang=en'],
    ['almatv.localhost', 'kk', '/contents/korga-1', 'https://almatv.localhost/contents/korga-1'],
    ['almatv.localhost', 'ru', '/contents/korga-1', 'https://almatv.localhost/contents/korga-1?lang=ru'],
  ] as const)('on %s in %s: %s', async (host, locale, path, address) =>
    expect((await absoluteOn(host, locale))(path)).toBe(address),
  );

  test.each([
    ['files of a brand', '/brand/taspa/icon-512.png', 'https://taspa.example/brand/taspa/icon-512.png'],
    ['another site', 'https://img.example/1.jpg', 'https://img.example/1.jpg'],
  ])('addresses of %s get no language parameter', async (_, path, address) =>
    expect((await absoluteOn('localhost', 'kk'))(path)).toBe(address),
  );

  test('ids differ between the things of a page, and references are the same on every page of the language', async () => {
    const absolute = await absoluteOn('localhost', 'kk');
    const [organization, site] = siteGraph(
      { name: 'Taspa', brand: 'Таспа', logo: '/brand/taspa/x.png' },
      absolute,
    );
    expect(site?.publisher).toEqual({ '@id': organization?.['@id'] });
    expect(site?.['@id']).not.toBe(organization?.['@id']);
    const person = { id: '9', slug: 'anna-9', name: 'Anna', biography: null, photo: null, birthDate: null };
    const [anna] = personGraph({ ...person, roleKey: null, roleKeys: [] }, null, absolute);
    expect(anna?.['@id']).toBe(`${absolute('/persons/anna-9')}#person`);
  });
});
