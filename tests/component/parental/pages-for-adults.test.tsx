import { render, screen } from '@testing-library/react';
import { PromoPage } from '@/app/[site]/[locale]/_parts/PromoPage';
import GiftPage from '@/app/[site]/[locale]/gift/page';
import PacketsPage from '@/app/[site]/[locale]/packets/page';
import { Landing } from '@/components/pages/provider/Landing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { contexts } from '@/lib/shared/sites/contexts';
import { siteById } from '@/lib/shared/sites/sites';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock('@/lib/server/site/current-site', () => ({ currentSiteContext: jest.fn() }));
jest.mock('@/lib/server/pages/tariffs', () => ({
  loadTariffs: () => Promise.reject(new Error('prices are not for children')),
}));

const words = dictionaries.ru;

beforeEach(() => {
  const child = { site: siteById('galam'), locale: 'ru', audience: 'child6', context: contexts.browser };
  jest.mocked(currentSiteContext).mockResolvedValue(child as never);
});

describe('spec 3 §6: a child meets neither codes nor offers', () => {
  test.each([
    ['/promo', PromoPage],
    ['/gift', GiftPage],
    ['/packets', PacketsPage],
  ])('%s says that it is for adults, and opens with the PIN', async (_, page) => {
    render(await page());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.forAdults.title);
    expect(screen.getByRole('button', { name: words.forAdults.enter })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('the page of a provider does not say that nothing is sold', () => {
    render(
      <Landing isSelling={false} packets={[]} bundles={[]} words={words.pages}>
        <p>help</p>
      </Landing>,
    );
    expect(screen.getByText('help')).toBeVisible();
    expect(screen.queryByRole('heading', { name: words.pages.provider.tariffs })).toBeNull();
  });
});
