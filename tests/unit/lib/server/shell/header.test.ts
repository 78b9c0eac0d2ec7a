import type { Seller } from '@/lib/platform/resources/providers';
import { loadHeader, MOST_PROMO_DAYS } from '@/lib/server/shell/header';
import type { SiteContext } from '@/lib/server/site/current-site';
import { contexts } from '@/lib/shared/sites/contexts';
import { siteById } from '@/lib/shared/sites/sites';

const getSeller = jest.fn();
jest.mock('@/lib/platform/resources/providers', () => ({
  getSeller: (...requested: unknown[]) => getSeller(...requested),
}));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values: { count: number }) => `${key} ${values.count}`,
}));

function siteContext(id: string, audience: SiteContext['audience'] = 'everyone'): SiteContext {
  const site = siteById(id);
  if (!site) throw new Error(id);
  return { site, context: contexts.browser, audience, locale: site.defaultLocale };
}

const says = (seller: Partial<Seller>) =>
  getSeller.mockResolvedValue({ languages: [], promoDays: null, ...seller });

describe('spec 3 §2 Header: a promo or trial button for guests', () => {
  test.each([
    [1, 'trial'],
    [MOST_PROMO_DAYS, 'trial'],
    [MOST_PROMO_DAYS + 1, 'promo'],
    [0, 'promo'],
    [null, 'promo'],
  ])('%s promo days: %s (spec 3 §9 "Promo days are shown at 90 or fewer")', async (promoDays, kind) => {
    says({ promoDays });
    expect((await loadHeader(siteContext('taspa'))).offer?.kind).toBe(kind);
  });

  test('no button without promo days, and none for children', async () => {
    says({});
    expect((await loadHeader(siteContext('cable'))).offer).toBeNull();
    says({ promoDays: 30 });
    expect((await loadHeader(siteContext('taspa', 'child'))).offer).toBeNull();
  });

  test('the limit is 90 days', () => expect(MOST_PROMO_DAYS).toBe(90));
});

describe('spec 3 §2 Header: language switcher only when more than one interface language is available', () => {
  const languages = async (id: string) =>
    (await loadHeader(siteContext(id))).languages.map(({ locale }) => locale);

  test('offers the languages of the site that the network supports', async () => {
    says({ languages: ['kk', 'en', 'de'] });
    expect(await languages('almatv')).toEqual(['kk', 'en']);
  });

  test('always contains the language of the page', async () => {
    says({ languages: ['en'] });
    expect(await languages('taspa')).toEqual(['ru', 'en']);
  });

  test('quality F02: without an answer it offers the languages of the site', async () => {
    getSeller.mockRejectedValue(new Error('no answer'));
    const { languages: links, offer } = await loadHeader(siteContext('ntv_web'));
    expect(links.map(({ locale }) => locale)).toEqual(['uz', 'ru', 'en']);
    expect(offer?.kind).toBe('promo');
  });
});
