import type { Seller } from '@/lib/platform/resources/providers';
import { loadHeader } from '@/lib/server/shell/header';
import type { SiteContext } from '@/lib/server/site/current-site';
import { contexts } from '@/lib/shared/sites/contexts';
import { siteById } from '@/lib/shared/sites/sites';

const getSeller = jest.fn();
jest.mock('@/lib/platform/resources/providers', () => ({
  getSeller: (...requested: unknown[]) => getSeller(...requested),
}));
const loadTrial = jest.fn();
jest.mock('@/lib/server/commerce/announced-trial', () => ({
  loadTrial: (...requested: unknown[]) => loadTrial(...requested),
}));

function siteContext(id: string, audience: SiteContext['audience'] = 'everyone'): SiteContext {
  const site = siteById(id);
  if (!site) throw new Error(id);
  return { site, context: contexts.browser, audience, locale: site.defaultLocale };
}

const says = (seller: Partial<Seller>) =>
  getSeller.mockResolvedValue({ languages: [], promoDays: null, ...seller });

describe('spec 3 §2 Header: a promo or trial button for guests', () => {
  const trial = { text: '7 days free', packet: 'Light', href: '/packets/81' };
  const offer = async (id: string, audience?: SiteContext['audience']) => {
    says({});
    return (await loadHeader(siteContext(id, audience))).offer;
  };

  test('names the trial of a packet, and leads to it', async () => {
    loadTrial.mockResolvedValue(trial);
    expect(await offer('taspa')).toEqual({ kind: 'trial', href: trial.href, label: trial.text });
  });

  test('offers a promo code when there is no trial and the brand has codes', async () => {
    loadTrial.mockResolvedValue(null);
    expect(await offer('taspa')).toMatchObject({ kind: 'promo', href: '/promo' });
    expect(await offer('cable')).toBeNull();
  });

  test('a child sees none', async () => {
    loadTrial.mockResolvedValue(trial);
    expect(await offer('taspa', 'child')).toBeNull();
  });
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
    loadTrial.mockResolvedValue(null);
    const { languages: links, offer } = await loadHeader(siteContext('ntv_web'));
    expect(links.map(({ locale }) => locale)).toEqual(['uz', 'ru', 'en']);
    expect(offer?.kind).toBe('promo');
  });
});
