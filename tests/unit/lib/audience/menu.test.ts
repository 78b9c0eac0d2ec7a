import { loadMenu } from '@/lib/shell/menu';

const page = (id: number, slug: string, template = 'group.catalog') => ({ id, slug, template, title: slug });
jest.mock('@/lib/platform/rowsets', () => ({
  // A platform that leaves the hiding to its clients.
  listRowsets: async () => [page(101, 'startpage', 'startpage'), page(102, 'movies'), page(1000, 'my')],
}));

const places = async (audience: 'everyone' | 'child') =>
  (await loadMenu({ locale: 'ru', audience })).map(({ href, isOwn }) => [href, isOwn]);

test('spec 2 §6, spec 3 §2: menu page 1000 is not in a child’s menu', async () => {
  expect(await places('child')).toEqual([
    ['/channels', false],
    ['/movies', false],
  ]);
});

test('spec 3 §2: in everyone’s menu page 1000 waits for somebody who is logged in', async () => {
  expect(await places('everyone')).toEqual([
    ['/channels', false],
    ['/movies', false],
    ['/my', true],
  ]);
});
