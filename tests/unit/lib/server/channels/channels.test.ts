import { loadChannels, loadOpeningChannels } from '@/lib/server/channels/load-channels';

const category = (id: number, key: string, channelIds: number[]) => ({
  id,
  key,
  name: key,
  channelIds,
  isAll: id === 1,
  isAdult: false,
});
const all = category(1, 'all-channels', [1, 2, 3]);
const kids = category(7, 'kids', [2]);
let categories = [all, kids];

jest.mock('@/lib/platform/resources/channels', () => ({
  listCategories: async () => categories,
  listChannels: async () => [1, 2, 3].map((id) => ({ id, key: `c${id}` })),
}));

beforeEach(() => {
  categories = [all, kids];
});

const child = { locale: 'ru', audience: 'child' } as const;
const everyone = { locale: 'ru', audience: 'everyone' } as const;

describe('spec 1 §6, §9: a child’s channel list opens with category 7', () => {
  test('for a child, followed by the other channels for children', async () => {
    const page = await loadOpeningChannels(child);
    expect(page?.categoryKey).toBe('kids');
    expect(page?.channels.map(({ href }) => href)).toEqual([2, 1, 3].map((id) => `/channels/kids/c${id}`));
  });

  test('spec 2 §9: everyone else starts with category 1, all channels', async () => {
    const page = await loadOpeningChannels(everyone);
    expect(page?.channels).toHaveLength(3);
    expect(page?.categories.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(['1']);
  });

  test('spec 2 §9: category 1 by number or by slug is the list of all channels', async () => {
    for (const key of ['1', 'all-channels']) {
      expect((await loadChannels(key, everyone))?.channels.map(({ href }) => href)).toEqual([
        '/channels/all/c1',
        '/channels/all/c2',
        '/channels/all/c3',
      ]);
    }
  });

  test('a platform without that category shows a child every channel for children', async () => {
    categories = [all];
    expect((await loadOpeningChannels(child))?.channels).toHaveLength(3);
  });
});

describe('spec 2 §2, §6: the category filter is hidden from a child', () => {
  test.each(['all', 'kids'])('on the page of %s', async (key) => {
    expect((await loadChannels(key, child))?.categories).toEqual([]);
    expect((await loadChannels(key, everyone))?.categories).toHaveLength(2);
  });
});
