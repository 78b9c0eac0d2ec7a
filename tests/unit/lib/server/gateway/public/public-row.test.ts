import { publicRow } from '@/lib/server/gateway/public/public-row';
import { type Site, sites } from '@/lib/shared/sites/sites';

let mockSite: Site;
jest.mock('@/lib/server/gateway/http/site-of', () => ({ siteOf: async () => mockSite }));
jest.mock('@/lib/server/session/session', () => ({ readSession: async () => null }));
jest.mock('@/lib/server/session/sealed', () => ({ kindOf: () => null }));
jest.mock('@/lib/server/session/shared-sessions', () => ({ sharedSessions: { current: () => null } }));
jest.mock('@/lib/server/catalogue/load-row', () => ({
  loadRow: async (key: string) => ({
    key,
    template: key === 'support-makers' ? 'donate_packs' : 'content-v',
  }),
}));

const statusOf = async (key: string) =>
  (await publicRow(new Request(`https://taspa.example/api/rows/${key}?lang=ru&offset=0&limit=5`), key))
    .status;

test('spec 2 §2 Row templates: donations are in tenge, so nobody reads their row where the provider sells in another currency', async () => {
  const without: string[] = [];
  for (const site of sites) {
    mockSite = site;
    expect(await statusOf('all-films')).toBe(200);
    if ((await statusOf('support-makers')) === 404) without.push(site.id);
  }
  expect(without).toEqual(['clickup', 'ntv_web', 'uznet']);
});
