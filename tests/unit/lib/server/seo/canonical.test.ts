import { bySlugOrId, matchSlug, redirectToCanonical } from '@/lib/server/seo/canonical';
import { PlatformError } from '@/lib/shared/platform-error';
import { siteByHost } from '@/lib/shared/sites/sites';

const site = siteByHost('localhost');

/** Next signals a redirect by throwing. */
function redirectOf(path: string, locale: 'ru' | 'kk'): string {
  try {
    return redirectToCanonical(path, { site, locale });
  } catch (error) {
    return (error as { digest: string }).digest;
  }
}

test.each([
  ['korga-576', 'canonical'],
  ['576', 'id'],
  ['old-name-576', 'outdated'],
])('quality E3: the requested slug %s is %s', (requested, match) => {
  expect(matchSlug(requested, 'korga-576')).toBe(match);
});

test('spec 2 §5: an address of digits is by id, also without a slug', () => {
  expect(matchSlug('576', '576')).toBe('id');
});

test('quality E3: an outdated slug redirects with 308 to the canonical address, in the same language', () => {
  expect(redirectOf('/contents/korga-576', 'ru')).toContain(';/contents/korga-576;308;');
  expect(redirectOf('/contents/korga-576', 'kk')).toContain(';/contents/korga-576?lang=kk;308;');
});

const none = () => Promise.reject(new PlatformError('refused', 'no', { status: 404, code: 'not_found' }));

test('quality E3: an unknown slug is looked up by the id at its end only', async () => {
  const requested: string[] = [];
  const read = (key: string) => {
    requested.push(key);
    return key === '2001' ? Promise.resolve('found') : none();
  };
  await expect(bySlugOrId('old-name-2001', read)).resolves.toBe('found');
  await expect(bySlugOrId('taspa-9', read)).rejects.toThrow('no');
  await expect(bySlugOrId('nobody', read)).rejects.toThrow('no');
  expect(requested).toEqual(['old-name-2001', '2001', 'taspa-9', 'nobody']);
});
