import { loadRowPage } from '@/lib/server/catalogue/load-row-page';
import { contexts } from '@/lib/shared/sites/contexts';
import { sites } from '@/lib/shared/sites/sites';

jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
}));
jest.mock('@/lib/server/catalogue/load-row', () => ({
  loadRow: async (key: string) => ({ key, template: 'donate_packs', total: 3 }),
}));
jest.mock('@/lib/server/catalogue/out-of-range', () => ({ isOutOfRange: async () => false }));

test('spec 2 §2 Row templates: donations are in tenge, so their row has no page where the provider sells in another currency', async () => {
  const context = { context: contexts.browser, audience: 'everyone', locale: 'ru' } as const;
  const address = { key: 'support-makers', offset: 0, libraryId: null, text: null };
  const found = await Promise.all(
    sites.map(async (site) => [
      site.id,
      await loadRowPage(address, { ...context, site }).catch((error: Error) => error.message),
    ]),
  );
  const without = found.filter(([, page]) => page === 'not found').map(([id]) => id);
  expect(without).toEqual(['clickup', 'ntv_web', 'uznet']);
});
