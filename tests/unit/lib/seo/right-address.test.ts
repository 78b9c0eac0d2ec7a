import { PlatformError } from '@/lib/platform/errors';
import { bySlugOrId, isAskedById } from '@/lib/seo/right-address';
import { siteByHost } from '@/lib/sites/sites';

const site = siteByHost('localhost');
const face = { site, locale: 'ru' } as const;
const right = { slug: 'korga-576', path: '/contents/korga-576' };

/** Next tells of a redirect by what it throws. */
function ledTo(asked: string, locale: 'ru' | 'kk'): string {
  try {
    isAskedById({ ...right, asked }, { site, locale });
  } catch (error) {
    return (error as { digest: string }).digest;
  }
  return 'nowhere';
}

test('quality E3: a right slug is shown, an id alone is shown and kept out of search engines', () => {
  expect(isAskedById({ ...right, asked: 'korga-576' }, face)).toBe(false);
  expect(isAskedById({ ...right, asked: '576' }, face)).toBe(true);
});

test('quality E3: a wrong slug with a right id leads to the right one with 308, in the same language', () => {
  expect(ledTo('old-name-576', 'ru')).toContain(';/contents/korga-576;308;');
  expect(ledTo('old-name-576', 'kk')).toContain(';/contents/korga-576?lang=kk;308;');
});

const none = () => Promise.reject(new PlatformError('refused', 'no', { status: 404, code: 'not_found' }));

test('quality E3: a slug that nobody knows is looked for by the id at its end, and by nothing else', async () => {
  const asked: string[] = [];
  const read = (key: string) => {
    asked.push(key);
    return key === '2001' ? Promise.resolve('found') : none();
  };
  await expect(bySlugOrId('old-name-2001', read)).resolves.toBe('found');
  await expect(bySlugOrId('taspa-9', read)).rejects.toThrow('no');
  await expect(bySlugOrId('nobody', read)).rejects.toThrow('no');
  expect(asked).toEqual(['old-name-2001', '2001', 'taspa-9', 'nobody']);
});
