import { act, render, screen } from '@testing-library/react';
import { useMyChannel, useOwnChannels } from '@/lib/client/channels/use-own-channels';
import { setViewer } from '@/lib/client/viewer/viewer';
import type { MyChannels } from '@/lib/rules/channels/view';
import { CHANNELS_REFRESH_MS, LOAD_ATTEMPTS, LOAD_RETRY_MS } from '@/lib/rules/schedule/constants';

const mockLoad = jest.fn<Promise<MyChannels>, []>();
jest.mock('@/lib/client/channels/load-own-channels', () => ({ loadOwnChannels: () => mockLoad() }));
jest.mock('@/lib/client/viewer/forget-viewer-data', () => ({ forgetViewerData() {}, promptLogin() {} }));

const channels = (...ids: number[]): MyChannels =>
  new Map(
    ids.map((id) => [
      id,
      { id, isHidden: false, isPurchased: true, isAvailable: true, accessError: null, price: null },
    ]),
  );
const person = (id: string) => ({
  state: 'user' as const,
  name: 'Айша',
  phone: null,
  profile: { id, name: 'Айша', role: 'adult' as const, icon: null },
});
const guest = { state: 'guest' as const, name: null, phone: null };

function Ids() {
  return <p>{[...(useOwnChannels()?.keys() ?? ['public'])].join()}</p>;
}

function Lock({ id }: { id: number }) {
  return <i>{useMyChannel(id)?.isPurchased ? 'open' : 'locked'}</i>;
}

const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(1)));

/** The guest clears the answer of the test before. */
beforeEach(async () => {
  jest.useFakeTimers();
  mockLoad.mockReset();
  await act(async () => setViewer(guest));
});
afterEach(() => jest.useRealTimers());

describe('spec 2 §7: channels of the viewer', () => {
  test('a guest sees the public list, and nothing is read', async () => {
    render(<Ids />);
    await settle();
    expect(screen.getByText('public')).toBeVisible();
    expect(mockLoad).not.toHaveBeenCalled();
  });

  test('a login reads them once for all islands of the page', async () => {
    mockLoad.mockResolvedValue(channels(3, 7));
    render(
      <>
        <Ids />
        <Lock id={7} />
      </>,
    );
    await act(async () => setViewer(person('a')));
    await settle();
    expect(screen.getByText('3,7')).toBeVisible();
    expect(screen.getByText('open')).toBeVisible();
    expect(mockLoad).toHaveBeenCalledTimes(1);
  });

  test('reads them again every five minutes; a failure keeps the old list', async () => {
    mockLoad.mockResolvedValueOnce(channels(3)).mockRejectedValueOnce(new Error('no answer'));
    mockLoad.mockResolvedValueOnce(channels(3, 9));
    render(<Ids />);
    await act(async () => setViewer(person('a')));
    await settle();
    await act(async () => void (await jest.advanceTimersByTimeAsync(CHANNELS_REFRESH_MS)));
    expect(screen.getByText('3')).toBeVisible();
    await act(async () => void (await jest.advanceTimersByTimeAsync(CHANNELS_REFRESH_MS)));
    expect(screen.getByText('3,9')).toBeVisible();
  });

  test('a tab that is seen again after five minutes reads them at once', async () => {
    mockLoad.mockResolvedValueOnce(channels(3)).mockResolvedValueOnce(channels(3, 9));
    render(<Ids />);
    await act(async () => setViewer(person('a')));
    await settle();
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void (await jest.advanceTimersByTimeAsync(CHANNELS_REFRESH_MS + 60_000)));
    expect(mockLoad).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(screen.getByText('3,9')).toBeVisible();
    hidden.mockRestore();
  });

  test('spec 2 §4: a list that is unknown is requested 5 times, 3 s apart, so that what is paid opens', async () => {
    mockLoad.mockRejectedValue(new Error('no answer'));
    render(<Lock id={7} />);
    await act(async () => setViewer(person('a')));
    await act(async () => void (await jest.advanceTimersByTimeAsync(2 * LOAD_ATTEMPTS * LOAD_RETRY_MS)));
    expect(mockLoad).toHaveBeenCalledTimes(LOAD_ATTEMPTS);
    mockLoad.mockReset().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(channels(7));
    await act(async () => setViewer(person('b')));
    await act(async () => void (await jest.advanceTimersByTimeAsync(LOAD_RETRY_MS)));
    expect(screen.getByText('open')).toBeVisible();
  });

  test('another profile never sees the channels of the one before, even if their answer is late', async () => {
    let answerFirst: (mine: MyChannels) => void = () => {};
    mockLoad.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    mockLoad.mockResolvedValueOnce(channels(9));
    render(<Ids />);
    await act(async () => setViewer(person('a')));
    await settle();
    await act(async () => setViewer(person('b')));
    await settle();
    expect(screen.getByText('9')).toBeVisible();
    await act(async () => answerFirst(channels(3)));
    expect(screen.getByText('9')).toBeVisible();
  });

  test('an island that returns within five minutes shows the stored list without another read', async () => {
    mockLoad.mockResolvedValue(channels(3));
    const { unmount } = render(<Ids />);
    await act(async () => setViewer(person('a')));
    await settle();
    unmount();
    render(<Ids />);
    await settle();
    expect(screen.getByText('3')).toBeVisible();
    expect(mockLoad).toHaveBeenCalledTimes(1);
  });
});
