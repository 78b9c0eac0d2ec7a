import { redirectIfChannel } from '@/lib/server/channels/channel-address';
import type { SiteContext } from '@/lib/server/site/current-site';
import { contexts } from '@/lib/shared/sites/contexts';
import { type Site, siteById } from '@/lib/shared/sites/sites';

const category = (id: number, key: string) => ({
  id,
  key,
  name: key,
  channelIds: [7],
  isAll: id === 1,
  isAdult: false,
});

jest.mock('@/lib/platform/resources/channels', () => ({
  listCategories: async () => [category(1, 'all-channels'), category(7, 'kids'), category(8, '8')],
  listChannels: async () => [7, 8, 9].map((id) => ({ id, key: `channel-${id}` })),
}));
jest.mock('@/lib/server/site/current-site', () => ({}));
jest.mock('next/navigation', () => ({
  permanentRedirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

const siteContext: SiteContext = {
  site: siteById('taspa') as Site,
  locale: 'ru',
  audience: 'everyone',
  context: contexts.browser,
};

describe('spec 1 §2: /channels/{category} and /channels/{id}', () => {
  test.each([
    ['an id that is no category', '9', '/channels/all/channel-9'],
    ['a slug', 'channel-9', '/channels/all/channel-9'],
    ['the id of a category too, which has a slug', '7', '/channels/all/channel-7'],
  ])('a channel is opened by %s', async (_, key, to) => {
    await expect(redirectIfChannel(key, siteContext)).rejects.toThrow(`to ${to}`);
  });

  test.each([
    ['its slug', 'kids'],
    ['its id, where it has no slug', '8'],
    ['its id, where no channel has it', '1'],
    ['a name that is neither', 'nothing'],
  ])('a category stays a category by %s', async (_, key) => {
    await expect(redirectIfChannel(key, siteContext)).resolves.toBeUndefined();
  });
});
