import { loadMenu } from '@/lib/server/shell/menu';
import { siteById } from '@/lib/shared/sites/sites';

const page = (id: number, slug: string, template = 'group.catalog', outside: string | null = null) => ({
  id,
  slug,
  template,
  title: slug,
  outside,
});
let outer: ReturnType<typeof page>[] = [];
jest.mock('@/lib/platform/resources/rowsets', () => ({
  // A platform that returns hidden pages to its clients.
  listRowsets: async () => [
    page(101, 'startpage', 'startpage'),
    page(102, 'movies'),
    ...outer,
    page(1000, 'my'),
  ],
}));

function siteOf(id: string) {
  const site = siteById(id);
  if (!site) throw new Error(id);
  return site;
}

afterEach(() => {
  outer = [];
});

const places = async (audience: 'everyone' | 'child') =>
  (await loadMenu({ locale: 'ru', audience, site: siteOf('taspa') })).map(({ href, isOwn }) => [href, isOwn]);

test('spec 2 §6, spec 3 §2: menu page 1000 is not in the menu of a child', async () => {
  expect(await places('child')).toEqual([
    ['/channels', false],
    ['/movies', false],
  ]);
});

test('spec 3 §2: menu page 1000 is in the menu of everyone and shown after login', async () => {
  expect(await places('everyone')).toEqual([
    ['/channels', false],
    ['/movies', false],
    ['/my', true],
  ]);
});

test('spec 2 §2 templates: an outer_link opens another site in a new tab; one without an address is left out', async () => {
  outer = [page(7, 'shop', 'outer_link', 'https://shop.example/'), page(8, 'nowhere', 'outer_link')];
  const menu = await loadMenu({ locale: 'ru', audience: 'everyone', site: siteOf('taspa') });
  expect(menu.filter(({ isExternal }) => isExternal).map(({ href }) => href)).toEqual([
    'https://shop.example/',
  ]);
});

test.each(['tvchannels', 'tvchannels20', 'tvchannels30'])(
  'spec 2 §2 templates: %s leads to the channels, not to a page of rows',
  async (template) => {
    outer = [page(9, 'air', template)];
    expect((await places('everyone')).filter(([href]) => String(href).includes('air'))).toEqual([]);
    expect((await places('everyone')).filter(([href]) => href === '/channels')).toHaveLength(1);
  },
);

test('spec 2 §2: the menu is built from the rowsets, excluding search pages', async () => {
  outer = [page(8, 'find', 'search'), page(9, 'sport')];
  expect((await places('everyone')).map(([href]) => href)).toEqual(['/channels', '/movies', '/sport', '/my']);
});

test('spec 2 §2: one partner variant adds two external-link menu items', async () => {
  const added = async (id: string) => {
    const menu = await loadMenu({ locale: 'kk', audience: 'everyone', site: siteOf(id) });
    return menu.filter(({ isExternal }) => isExternal).map(({ title }) => title);
  };
  expect(await added('freedommedia')).toEqual(['Билеттер', 'Саяхат']);
  expect(await added('almatv')).toEqual([]);
});
