import { providerOf } from '@/lib/server/pages/provider-address';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import type { Audience } from '@/lib/shared/sites/audience';
import { siteById } from '@/lib/shared/sites/sites';

const provider = { name: 'Taspa', shortname: 'taspa' };
let audience: Audience;

jest.mock('next/navigation', () => ({ notFound: () => {} }));
jest.mock('@/lib/platform/resources/providers', () => ({
  getProvider: async () => provider,
  getSeller: async () => provider,
}));
jest.mock('@/lib/server/site/current-site', () => ({
  currentSiteContext: async () => ({ site: siteById('taspa'), locale: 'en', audience }),
}));

const { install, tariffs } = dictionaries.en.pages.provider;

test.each([
  ['everyone', tariffs, 'Packages, prices, ways to watch and contacts: Taspa.'],
  ['child', install, 'Ways to watch and contacts: Taspa.'],
] as const)('spec 1 §6: to %s the page of a provider is called “%s”', async (to, title, description) => {
  audience = to;
  expect(await providerOf({ key: 'taspa' })).toMatchObject({ title, head: { description } });
});
