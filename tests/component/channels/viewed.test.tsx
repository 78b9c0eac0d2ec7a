import { act, renderHook, waitFor } from '@testing-library/react';
import { useListed } from '@/components/channels/viewer/use-listed';
import { useViewed } from '@/components/channels/viewer/use-viewed';
import { fetchCategory } from '@/lib/client/channels/channels-api';
import { rememberChannel } from '@/lib/client/channels/recent';
import { setViewer } from '@/lib/client/viewer/viewer';
import type { MyChannels } from '@/lib/rules/channels/view';
import { listedChannel } from '../channel-card';

const mockMine = jest.fn<Promise<MyChannels>, []>();
jest.mock('@/lib/client/channels/channels-api', () => ({ fetchCategory: jest.fn() }));
jest.mock('@/lib/client/channels/load-own-channels', () => ({ loadOwnChannels: () => mockMine() }));
jest.mock('@/lib/client/channels/use-favourites', () => ({ useFavouriteChannels: () => null }));
jest.mock('@/lib/client/viewer/forget-viewer-data', () => ({ forgetViewerData() {}, promptLogin() {} }));

const kino = [1, 2, 3].map((id) => listedChannel(id));
const all = [1, 2, 3, 7, 8, 9].map((id) => listedChannel(id, { isFree: id < 8 }));
const own = (id: number, isHidden: boolean) => ({
  ...{ id, isHidden, isPurchased: false, isAvailable: true, accessError: null, price: null },
});

/** Lists are kept for five minutes, so each test has its own category. */
const category = () => `kino-${expect.getState().currentTestName?.length}`;

function open(key: string) {
  jest.mocked(fetchCategory).mockImplementation(async (category) => (category === 'all' ? all : kino));
  return renderHook(() => {
    const { listed } = useListed(key, kino);
    return useViewed(listed ?? [], listed?.find(({ id }) => id === 2) ?? null, true);
  });
}
const idsOf = (channels: readonly { id: number }[]) => channels.map(({ id }) => id);
const requestedCategories = () => jest.mocked(fetchCategory).mock.calls.flat();

beforeEach(async () => {
  localStorage.clear();
  jest.mocked(fetchCategory).mockReset();
  mockMine.mockReset().mockResolvedValue(new Map());
  await act(async () => setViewer({ state: 'guest', name: null, phone: null }));
});

describe('spec 2 §5 Last viewed channels', () => {
  test('where all of them are in the category of the page, no other list is read', async () => {
    rememberChannel(3);
    rememberChannel(1);
    const { result } = open(category());
    await act(async () => {});
    expect(idsOf(result.current.recent)).toEqual([1, 3]);
    expect(requestedCategories()).not.toContain('all');
  });

  test('those of other categories are listed, too, in their order; recommended ones stay those of the category', async () => {
    for (const id of [8, 1, 7]) rememberChannel(id);
    const { result } = open(category());
    await waitFor(() => expect(idsOf(result.current.recent)).toEqual([7, 1, 8]));
    expect(result.current.recent.map(({ isLocked }) => isLocked)).toEqual([false, false, true]);
    expect(idsOf(result.current.recommended)).toEqual([3]);
  });

  test('one that the viewer has hidden is not listed', async () => {
    mockMine.mockResolvedValue(new Map([[9, own(9, true)]]));
    const profile = { id: 'one', name: 'A', role: 'adult' as const, icon: null };
    await act(async () => setViewer({ state: 'user', name: 'A', phone: null, profile }));
    for (const id of [9, 7]) rememberChannel(id);
    const { result } = open(category());
    await waitFor(() => expect(idsOf(result.current.recent)).toEqual([7]));
  });

  test('for one that the viewer has hidden no other list is read', async () => {
    mockMine.mockResolvedValue(new Map([[3, own(3, true)]]));
    const profile = { id: 'two', name: 'A', role: 'adult' as const, icon: null };
    await act(async () => setViewer({ state: 'user', name: 'A', phone: null, profile }));
    for (const id of [3, 1]) rememberChannel(id);
    const { result } = open(category());
    await waitFor(() => expect(idsOf(result.current.recent)).toEqual([1]));
    expect(requestedCategories()).not.toContain('all');
  });
});
