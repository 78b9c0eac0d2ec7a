import { act, renderHook } from '@testing-library/react';
import { useListed } from '@/components/channels/viewer/use-listed';
import { fetchCategory } from '@/lib/client/channels/channels-api';
import { setViewer } from '@/lib/client/viewer/viewer';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { stepFrom } from '@/lib/rules/channels/zap';
import { CHANNELS_REFRESH_MS } from '@/lib/rules/schedule/constants';
import { listedChannel } from '../channel-card';

jest.mock('@/lib/client/channels/channels-api', () => ({ fetchCategory: jest.fn() }));
jest.mock('@/lib/client/channels/load-own-channels', () => ({
  loadOwnChannels: () => new Promise(() => {}),
}));
jest.mock('@/lib/client/channels/use-favourites', () => ({ useFavouriteChannels: () => null }));
jest.mock('@/lib/client/viewer/forget-viewer-data', () => ({ forgetViewerData() {}, promptLogin() {} }));

const named = (name: string): ListedChannel[] => [
  {
    ...{ id: 3, key: 'c3', name, number: 3, logo: null, color: null, cover: null, categories: [] },
    ...{ isFree: true, ageRating: null, archiveDays: 7, currentProgram: null, description: null },
  } as unknown as ListedChannel,
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('spec 2 §7: the list beside the player is requested again after the first five minutes already', async () => {
  jest.mocked(fetchCategory).mockResolvedValueOnce(named('Before')).mockResolvedValue(named('Now'));
  const { result } = renderHook(() => useListed('all', named('Page')));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(result.current.channels?.[0]?.name).toBe('Before');
  await act(() => jest.advanceTimersByTimeAsync(CHANNELS_REFRESH_MS));
  expect(fetchCategory).toHaveBeenCalledTimes(2);
  expect(result.current.channels?.[0]?.name).toBe('Now');
});

test('spec 2 §7: a tab that is seen again after five minutes requests the list beside the player at once', async () => {
  jest
    .mocked(fetchCategory)
    .mockReset()
    .mockResolvedValueOnce(named('Before'))
    .mockResolvedValue(named('Now'));
  const { result } = renderHook(() => useListed('seen-again', named('Page')));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => jest.advanceTimersByTimeAsync(CHANNELS_REFRESH_MS + 60_000));
  expect(fetchCategory).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(result.current.channels?.[0]?.name).toBe('Now');
  hidden.mockRestore();
});

test.each([
  ['logged in, while the own list is unknown', 'user', undefined, 2],
  ['a guest', 'guest', true, 3],
] as const)(
  'a paid channel for a viewer who is %s: its lock and the next channel',
  async (_, state, lock, next) => {
    jest.mocked(fetchCategory).mockReturnValue(new Promise(() => {}));
    const page = [1, 2, 3].map((id) => listedChannel(id, { isFree: id !== 2 }));
    const { result } = renderHook(() => useListed('paid', page));
    await act(async () => setViewer({ state, name: null, phone: null }));
    const { listed } = result.current;
    expect(listed?.map(({ isLocked }) => isLocked)).toEqual([false, lock, false]);
    expect(listed && stepFrom(listed, 1, 1)?.id).toBe(next);
  },
);
