import { act, renderHook } from '@testing-library/react';
import { useLeaveChannel } from '@/components/channels/viewer/use-leave-channel';
import { leavePlayer } from '@/lib/client/playback/leave-player';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/lib/client/playback/leave-player', () => ({ leavePlayer: jest.fn() }));

test('a channel that was closed plays again when its page comes back from the back/forward cache', () => {
  const { result } = renderHook(() => useLeaveChannel('all'));
  act(() => result.current.close());
  expect([result.current.isClosing, jest.mocked(leavePlayer).mock.calls.length]).toEqual([true, 1]);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(result.current.isClosing).toBe(true);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(result.current.isClosing).toBe(false);
});
