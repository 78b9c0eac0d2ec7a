import { bySlugOrId, isRequestedById } from '@/lib/server/seo/canonical';
import { PlatformError } from '@/lib/shared/platform-error';
import { siteByHost } from '@/lib/shared/sites/sites';

const site = siteByHost('localhost');
const siteContext = { site, locale: 'ru' } as const;
const right = { slug: 'korga-576', path: '/contents/korga-576' };

/** Next tells of a redirect by what it throws. */
function ledTo(requested: string, locale: 'ru' | 'kk'): string {
  try {
    isRequestedById({ ...right, requested }, { site, locale });
  } catch (error) {
    return (error as { digest: string }).digest;
  }
  return 'nowhere';
}

test('quality E3: a right slug is shown, an id alone is shown and kept out of search engines', () => {
  expect(isRequestedById({ ...right, requested: 'korga-576' }, siteContext)).toBe(false);
  expect(isRequestedById({ ...right, requested: '576' }, siteContext)).toBe(true);
});

test('quality E3: a wrong slug with a right id leads to the right one with 308, in the same language', () => {
  expect(ledTo('old-name-576', 'ru')).toContain(';/contents/korga-576;308;');
  expect(ledTo('old-name-576', 'kk')).toContain(';/contents/korga-576?lang=kk;308;');
});

const none = () => Promise.reject(new PlatformError('refused', 'no', { status: 404, code: 'not_found' }));

test('quality E3: a slug that nobody knows is looked for by the id at its end, and by nothing else', async () => {
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
