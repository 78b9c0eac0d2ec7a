import { act, renderHook } from '@testing-library/react';
import { useListed } from '@/components/channels/viewer/use-listed';
import { fetchCategory } from '@/lib/client/channels/channels-api';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { CHANNELS_REFRESH_MS } from '@/lib/rules/schedule/constants';

jest.mock('@/lib/client/channels/channels-api', () => ({ fetchCategory: jest.fn() }));

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
