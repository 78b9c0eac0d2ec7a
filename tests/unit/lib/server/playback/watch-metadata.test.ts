import { getContent } from '@/lib/platform/resources/contents';
import type { WatchAddress } from '@/lib/server/playback/watch-address';
import { watchMetadata } from '@/lib/server/playback/watch-metadata';
import type { Locale } from '@/lib/shared/i18n/locales';
import { contexts } from '@/lib/shared/sites/contexts';
import { siteByHost } from '@/lib/shared/sites/sites';

jest.mock('@/lib/platform/resources/contents', () => ({ getContent: jest.fn() }));
jest.mock('@/lib/server/site/current-site', () => ({
  currentSiteContext: async () => ({
    site: siteByHost('localhost'),
    context: contexts.browser,
    audience: 'everyone',
    locale: 'uz',
  }),
}));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.SITE_URL = 'https://taspa.example';

const address = {
  kind: 'play',
  isById: false,
  name: 'Korga',
  page: { contentId: '12', canonical: '/watch/korga-12' },
  about: { description: 'День.', contentKeys: ['korga-12'] },
} as unknown as WatchAddress;

test('quality E1: lists the languages of its title', async () => {
  const texts: Partial<Record<Locale, string>> = { ru: 'День.', kk: 'Күн.', en: 'A day.', uz: 'День.' };
  jest
    .mocked(getContent)
    .mockImplementation(
      async (_, { locale }) => ({ title: 'Korga', description: texts[locale] ?? null }) as never,
    );
  const { alternates } = await watchMetadata(address);
  expect(alternates?.canonical).toBe('/watch/korga-12');
  expect(Object.keys(alternates?.languages ?? {})).toEqual(['ru', 'kk', 'en', 'x-default']);
  expect(getContent).toHaveBeenCalledWith('12', expect.objectContaining({ audience: 'everyone' }));
});

test('spec 2 §5: an address of the id alone is not for search engines', async () => {
  expect((await watchMetadata(address)).robots).toBeUndefined();
  expect((await watchMetadata({ ...address, isById: true } as WatchAddress)).robots).toEqual({
    index: false,
    follow: true,
  });
});
