import { contentOf } from '@/lib/server/catalogue/content-address';
import { loadContent } from '@/lib/server/catalogue/load-content';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { PlatformError } from '@/lib/shared/platform-error';
import { siteById, sites } from '@/lib/shared/sites/sites';

jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('404');
  },
  permanentRedirect: (path: string) => {
    throw new Error(`308 ${path}`);
  },
}));
jest.mock('@/lib/server/catalogue/load-content', () => ({ loadContent: jest.fn() }));
jest.mock('@/lib/server/site/current-site', () => ({ currentSiteContext: jest.fn() }));

const load = loadContent as jest.Mock;
const page = { id: '1', keys: ['korga-1'], canonical: '/contents/korga-1' };
const as = (id: string) =>
  (currentSiteContext as jest.Mock).mockResolvedValue({
    site: siteById(id),
    locale: 'ru',
    audience: 'everyone',
  });

beforeEach(() => {
  as('taspa');
  load.mockReset().mockResolvedValue(page);
});

const refused = (status: number, code: string | null = null) =>
  new PlatformError('refused', 'the platform’s own sentence', { status, code });

describe('spec 2 §8 Content load failure', () => {
  test('404 shows the not-found page', async () => {
    load.mockRejectedValue(refused(404, 'not_found'));
    await expect(contentOf({ slug: 'korga-1' })).rejects.toThrow('404');
  });

  test('with lost_content the fallback is shown', async () => {
    load.mockRejectedValue(refused(404, 'lost_content'));
    await expect(contentOf({ slug: 'korga-1' })).resolves.toEqual({ kind: 'lost' });
  });

  test.each([403, 451])('%d is shown with the text of the platform', async (status) => {
    load.mockRejectedValue(refused(status, 'permission_denied'));
    const answer = await contentOf({ slug: 'korga-1' });
    expect(answer).toEqual({ kind: 'refused', sentence: 'the platform’s own sentence' });
  });

  test('quality F02: a platform that does not answer never makes a page a 404', async () => {
    load.mockRejectedValue(new PlatformError('unavailable', 'no answer'));
    await expect(contentOf({ slug: 'korga-1' })).rejects.toThrow('no answer');
  });
});

describe('addresses of titles', () => {
  test.each(['korga', 'korga-', '..', 'a b-1'])('%j is a 404 without calling the platform', async (slug) => {
    await expect(contentOf({ slug })).rejects.toThrow('404');
    expect(load).not.toHaveBeenCalled();
  });

  test('quality E3: a wrong slug redirects to the canonical one; an id alone is shown with noindex', async () => {
    await expect(contentOf({ slug: 'other-1' })).rejects.toThrow('308 /contents/korga-1');
    await expect(contentOf({ slug: '1' })).resolves.toMatchObject({ isById: true });
    await expect(contentOf({ slug: 'korga-1' })).resolves.toMatchObject({ isById: false });
  });
});

describe('spec 2 §2: a fixed blocklist of nine content ids in specific brand builds', () => {
  const hidden = siteById('ntv_web')?.hiddenContents ?? [];

  test('one brand has nine, the others none', () => {
    expect(sites.filter((site) => site.hiddenContents.length > 0).map(({ id }) => id)).toEqual(['ntv_web']);
    expect(new Set(hidden).size).toBe(9);
  });
});
