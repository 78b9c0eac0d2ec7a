import { act, render } from '@testing-library/react';
import { OwnProgress } from '@/components/catalogue/content/OwnProgress';
import { ownEpisodes } from '@/lib/client/playback/own-episodes';
import { setViewer } from '@/lib/client/viewer/viewer';
import { nextSeasonOf, progressOf, setNextSeason, setProgress } from '@/lib/rules/playback/progress';
import { setKnownCookie } from '../../support/known-cookie';

jest.mock('@/lib/client/playback/own-episodes', () => ({ ownEpisodes: jest.fn(async () => []) }));

const requested = ownEpisodes as unknown as jest.Mock;
const show = () => act(async () => void render(<OwnProgress seriesId="5" />));

beforeEach(() => {
  requested.mockClear();
  setKnownCookie(null);
  act(() => setViewer({ state: 'none', name: null, phone: null }));
});

test('DESIGN section 3 "What belongs to the viewer": without a session it requests nothing', async () => {
  await show();
  expect(requested).not.toHaveBeenCalled();
});

test('spec 2 §4: requests when the page opens and when the viewer returns to it, within the limit', async () => {
  setKnownCookie('user');
  await show();
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(requested.mock.calls).toEqual([
    ['5', false],
    ['5', false],
  ]);
});

test('spec 2 §4: forces a request after a login', async () => {
  setKnownCookie('guest');
  await show();
  setKnownCookie('user');
  await act(async () => setViewer({ state: 'user', name: null, phone: null, profile: null }));
  expect(requested.mock.calls).toEqual([
    ['5', false],
    ['5', true],
  ]);
});

test('forces no request when the viewer is recognized and has not changed', async () => {
  setKnownCookie('user');
  await act(async () => setViewer({ state: 'user', name: null, phone: null }));
  await show();
  await act(async () => setViewer({ state: 'user', name: null, phone: null, profile: null }));
  expect(requested.mock.calls.filter(([, isForced]) => isForced)).toEqual([]);
});

describe('quality S08: another viewer sees nothing of the one before', () => {
  const as = (id: string) => ({
    ...{ state: 'user' as const, name: null, phone: null },
    profile: { id, name: id, role: 'adult' as const, icon: null },
  });
  const known = () => [progressOf('e1'), nextSeasonOf('5')];

  test.each([
    ['another profile', as('2'), [['5', true]]],
    ['a logout', { state: 'none' as const, name: null, phone: null }, []],
  ])('after %s the progress is forgotten, and read again for a viewer', async (_, next, requests) => {
    setKnownCookie('user');
    await show();
    await act(async () => setViewer(as('1')));
    setProgress(new Map([['e1', 40]]));
    setNextSeason('5', 2);
    requested.mockClear();
    setKnownCookie(next.state === 'none' ? null : 'user');
    await act(async () => setViewer(next));
    expect(known()).toEqual([null, null]);
    expect(requested.mock.calls).toEqual(requests);
  });
});
