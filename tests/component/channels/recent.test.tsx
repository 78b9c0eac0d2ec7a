import { act, renderHook } from '@testing-library/react';
import { forgetChannels } from '@/lib/client/browser/forget-recent';
import { recentChannels, rememberChannel } from '@/lib/client/channels/recent';
import { useRecentChannels } from '@/lib/client/channels/use-recent';
import { forgetViewerData } from '@/lib/client/viewer/forget-viewer-data';
import { setViewer, type Viewer } from '@/lib/client/viewer/viewer';

const viewerWith = (id: string): Viewer => ({
  state: 'user',
  name: 'Somebody',
  phone: null,
  profile: { id, name: 'Somebody', role: 'adult', icon: null },
});
const guest: Viewer = { state: 'guest', name: null, phone: null };

beforeEach(() => {
  localStorage.clear();
  setViewer(guest);
});

describe('spec 2 §5: recently viewed channels', () => {
  test('stores ten channels, the latest first, each once', () => {
    for (let id = 1; id <= 12; id += 1) rememberChannel(id);
    rememberChannel(5);
    expect(recentChannels()).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
  });

  test('belongs to a profile: another profile has its own list', () => {
    setViewer(viewerWith('one'));
    rememberChannel(1);
    setViewer(viewerWith('two'));
    expect(recentChannels()).toEqual([]);
    rememberChannel(2);
    expect(recentChannels()).toEqual([2]);
  });

  test.each([
    ['a logout clears the list', 'user', 'guest', 0],
    ['a switch of the profile clears the list', 'user', 'user', 0],
    ['the login of a guest keeps the list', 'guest', 'user', 1],
  ])('%s', (_, before, now, left) => {
    rememberChannel(1);
    forgetViewerData(before, now);
    expect(recentChannels()).toHaveLength(left);
  });

  test('the list of a guest becomes that of the profile that logs in, which is known after the login', () => {
    rememberChannel(1);
    const { profile, ...loggedIn } = viewerWith('one');
    const { result } = renderHook(() => useRecentChannels(2, true));
    act(() => setViewer(loggedIn));
    act(() => setViewer({ ...loggedIn, profile: profile ?? null }));
    expect(result.current).toEqual([1]);
    expect(recentChannels()).toEqual([2, 1]);
    setViewer(viewerWith('two'));
    expect(recentChannels()).toEqual([]);
  });

  test('a child does not get the list of a guest', () => {
    rememberChannel(1);
    setViewer({ ...viewerWith('one'), profile: { id: 'one', name: 'Kid', role: 'child', icon: null } });
    expect(recentChannels()).toEqual([]);
  });

  test('leaves out the channel on screen, and does not store channels for adults', () => {
    rememberChannel(1);
    const { result, rerender } = renderHook(({ id, isStored }) => useRecentChannels(id, isStored), {
      initialProps: { id: 2, isStored: true },
    });
    expect(result.current).toEqual([1]);
    rerender({ id: 3, isStored: false });
    expect(result.current).toEqual([2, 1]);
    act(() => rerender({ id: 4, isStored: true }));
    expect(result.current).toEqual([2, 1]);
  });

  test('ignores a malformed stored list', () => {
    localStorage.setItem('taspa:recent-channels', '{"owner":"guest","items":"all"}');
    expect(recentChannels()).toEqual([]);
    forgetChannels();
    expect(localStorage).toHaveLength(0);
  });
});
