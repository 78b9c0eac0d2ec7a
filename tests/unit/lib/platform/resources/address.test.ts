import type { Channel } from '@/lib/platform/resources/channels';
import { channelOf } from '@/lib/server/channels/channel-address';
import { contexts } from '@/lib/shared/sites/contexts';
import { siteById } from '@/lib/shared/sites/sites';

jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('404');
  },
  permanentRedirect: (to: string) => {
    throw new Error(`308 ${to}`);
  },
}));
let locale = 'ru';
jest.mock('@/lib/server/site/current-site', () => ({
  currentSiteContext: async () => ({
    site: siteById('taspa'),
    context: contexts.browser,
    audience: 'everyone',
    locale,
  }),
}));
const channel = (id: number, key: string) => ({ id, key, isFree: true, age: 0 }) as unknown as Channel;
jest.mock('@/lib/platform/resources/channels', () => ({
  listChannels: async () => [channel(1, 'taspa-1'), channel(301, 'arena-301')],
  listCategories: async () => [
    { id: 1, key: 'all', name: 'All', channelIds: [], isAll: true, isAdult: false },
    { id: 3, key: 'sport', name: 'Sport', channelIds: [301], isAll: false, isAdult: false },
    { id: 4, key: 'kids', name: 'Kids', channelIds: [1], isAll: false, isAdult: false },
  ],
}));

const open = (category: string, key: string) => channelOf({ category, channel: key });

beforeEach(() => {
  locale = 'ru';
});

describe('spec 2 §2 /channels/{category}/{channel slug or id}', () => {
  test('a channel of the category is shown at this address', async () => {
    expect((await open('sport', 'arena-301')).channel.href).toBe('/channels/sport/arena-301');
  });

  test.each([
    ['by its slug', 'arena-301'],
    ['by its id', '301'],
    ['by an old slug with the right id', 'old-name-301'],
  ])('a channel of another category redirects to its canonical address: %s', async (_, key) => {
    await expect(open('kids', key)).rejects.toThrow('308 /channels/all/arena-301');
  });

  test('the canonical address is in the language of the reader', async () => {
    locale = 'kk';
    await expect(open('kids', '301')).rejects.toThrow('308 /channels/all/arena-301?lang=kk');
  });

  test.each([
    ['kids', 'nobody'],
    ['kids', '999'],
    ['nowhere', 'arena-301'],
  ])('an unknown channel is a 404: %s, %s', async (category, key) => {
    await expect(open(category, key)).rejects.toThrow('404');
  });
});
