import type { Seller } from '@/lib/platform/providers';
import { loadHeader, MOST_PROMO_DAYS } from '@/lib/shell/header';
import { contexts } from '@/lib/sites/contexts';
import type { Face } from '@/lib/sites/current';
import { siteById } from '@/lib/sites/sites';

const getSeller = jest.fn();
jest.mock('@/lib/platform/providers', () => ({ getSeller: (...asked: unknown[]) => getSeller(...asked) }));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values: { count: number }) => `${key} ${values.count}`,
}));

function face(id: string, audience: Face['audience'] = 'everyone'): Face {
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
  ])('%s promo days: %s (spec 3 §9 "Promo days shown at 90 or fewer")', async (promoDays, kind) => {
    says({ promoDays });
    expect((await loadHeader(face('taspa'))).offer?.kind).toBe(kind);
  });

  test('neither where nothing is given, nor for children', async () => {
    says({});
    expect((await loadHeader(face('cable'))).offer).toBeNull();
    says({ promoDays: 30 });
    expect((await loadHeader(face('taspa', 'child'))).offer).toBeNull();
  });

  test('the limit is the specification’s', () => expect(MOST_PROMO_DAYS).toBe(90));
});

describe('spec 3 §2 Header: language switcher only when more than one interface language is available', () => {
  const languages = async (id: string) => (await loadHeader(face(id))).languages.map(({ locale }) => locale);

  test('those of the site that the network speaks', async () => {
    says({ languages: ['kk', 'en', 'de'] });
    expect(await languages('almatv')).toEqual(['kk', 'en']);
  });

  test('the language of the page is one of them, whatever the network says', async () => {
    says({ languages: ['en'] });
    expect(await languages('taspa')).toEqual(['ru', 'en']);
  });

  test('quality F02: without an answer they are the site’s', async () => {
    getSeller.mockRejectedValue(new Error('no answer'));
    const { languages: links, offer } = await loadHeader(face('ntv_web'));
    expect(links.map(({ locale }) => locale)).toEqual(['uz', 'ru', 'en']);
    expect(offer?.kind).toBe('promo');
  });
});
