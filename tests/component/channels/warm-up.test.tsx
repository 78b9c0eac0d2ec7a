import { act, fireEvent, render, screen } from '@testing-library/react';
import { useWarmUp } from '@/components/channels/viewer/use-warm-up';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { preparePlayback } from '@/player';
import { answerWith } from '@/tests/support/answer';
import { channelCard } from '../channel-card';

jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/player', () => ({ preparePlayback: jest.fn() }));

const listed = (id: number) => ({
  ...channelCard(id, { name: `Channel ${id}`, href: `/channels/all/${id}` }),
  ...{ key: String(id), archiveDays: 7, isFree: true, isAvailable: true, accessError: null },
});
const channels = [listed(1), listed(2)];

function List() {
  const warmUp = useWarmUp(channels, 1);
  return (
    <div onPointerOver={warmUp}>
      {channels.map(({ href, name }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </div>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a channel under a resting pointer is warmed up without statistics, which start with playback', async () => {
  jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/2.m3u8', stat: null }));
  render(<List />);
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Channel 2' }));
  await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
  expect(callAsViewer).toHaveBeenCalledTimes(1);
  expect(jest.mocked(callAsViewer).mock.calls[0]?.[0]).toMatchObject({
    path: '/channels/2/stream',
    query: { disable_stat: true, history: false },
  });
  expect(preparePlayback).toHaveBeenCalledWith(
    expect.objectContaining({ key: 'channel/2/live', statId: null }),
  );
});
