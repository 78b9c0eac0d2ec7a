import { rowsetAt } from '@/lib/server/catalogue/rowset-address';
import { PlatformError } from '@/lib/shared/platform-error';

class Moved extends Error {}
class Missing extends Error {}

jest.mock('next/navigation', () => ({
  permanentRedirect: (to: string) => {
    throw new Moved(to);
  },
  notFound: () => {
    throw new Missing();
  },
}));

let rowset: { id: number; slug: string; template: string } | null = null;

jest.mock('@/lib/platform/resources/rowsets', () => ({
  getRowset: async () => {
    if (!rowset) throw new PlatformError('refused', 'no', { status: 404, code: 'not_found' });
    return rowset;
  },
}));

const reader = { locale: 'ru', audience: 'everyone' } as const;
const open = (id: number, slug: string, template: string) => {
  rowset = { id, slug, template };
  return rowsetAt(slug, reader);
};

describe('spec 2 §2 Rowset templates', () => {
  test.each([
    ['startpage', '/'],
    ['search', '/search'],
    ['tvchannels', '/channels'],
    ['tvchannels20', '/channels'],
    ['tvchannels30', '/channels'],
  ])('%s has a screen of its own', async (template, to) => {
    await expect(open(5, 'some', template)).rejects.toThrow(new Moved(to));
  });

  test.each(['group.catalog', 'group.catalog.page', 'something.new', 'constructor'])(
    '%s is a page of rows',
    async (template) => expect(await open(5, 'some', template)).toMatchObject({ slug: 'some' }),
  );

  test('outer_link leads to another site and is not a page', async () => {
    await expect(open(5, 'shop', 'outer_link')).rejects.toThrow(Missing);
  });

  test('page id 1000 is /my under every address', async () => {
    await expect(open(1000, 'my', 'group.catalog.page')).rejects.toThrow(new Moved('/my'));
  });

  test('spec 2 §8: a missing page is a 404', async () => {
    rowset = null;
    await expect(rowsetAt('none', reader)).rejects.toThrow(Missing);
  });
});
