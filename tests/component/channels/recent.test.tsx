import { act, renderHook } from '@testing-library/react';
import { forgetChannels } from '@/lib/client/browser/forget-recent';
import { recentChannels, rememberChannel } from '@/lib/client/channels/recent';
import { useRecentChannels } from '@/lib/client/channels/use-recent';
import { forgetPerson } from '@/lib/client/viewer/forget-person';
import { setViewer, type Viewer } from '@/lib/client/viewer/viewer';

const somebody = (id: string): Viewer => ({
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

describe('spec 2 §5: channels viewed last', () => {
  test('ten are kept, the latest first, each once', () => {
    for (let id = 1; id <= 12; id += 1) rememberChannel(id);
    rememberChannel(5);
    expect(recentChannels()).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
  });

  test('they are a person’s own: another profile has others', () => {
    setViewer(somebody('one'));
    rememberChannel(1);
    setViewer(somebody('two'));
    expect(recentChannels()).toEqual([]);
    rememberChannel(2);
    expect(recentChannels()).toEqual([2]);
  });

  test.each([
    ['who logs out leaves none behind', 'user', 'guest', 0],
    ['nor does who hands the device to another profile', 'user', 'user', 0],
    ['a guest who comes in was the same person', 'guest', 'user', 1],
  ])('%s', (_, before, now, left) => {
    rememberChannel(1);
    forgetPerson(before, now);
    expect(recentChannels()).toHaveLength(left);
  });

  test('the one on screen is not among them; adult ones are not kept', () => {
    rememberChannel(1);
    const { result, rerender } = renderHook(({ id, isKept }) => useRecentChannels(id, isKept), {
      initialProps: { id: 2, isKept: true },
    });
    expect(result.current).toEqual([1]);
    rerender({ id: 3, isKept: false });
    expect(result.current).toEqual([2, 1]);
    act(() => rerender({ id: 4, isKept: true }));
    expect(result.current).toEqual([2, 1]);
  });

  test('what somebody wrote there is no list', () => {
    localStorage.setItem('taspa:recent-channels', '{"owner":"guest","ids":"all"}');
    expect(recentChannels()).toEqual([]);
    forgetChannels();
    expect(localStorage).toHaveLength(0);
  });
});
