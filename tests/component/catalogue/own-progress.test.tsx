import { act, render } from '@testing-library/react';
import { OwnProgress } from '@/components/catalogue/content/OwnProgress';
import { ownEpisodes } from '@/lib/playback/own-episodes';
import { KNOWN_COOKIE } from '@/lib/session/constants';
import { setWho } from '@/lib/session/who';

jest.mock('@/lib/playback/own-episodes', () => ({ ownEpisodes: jest.fn(async () => []) }));

const asked = ownEpisodes as unknown as jest.Mock;
const know = (kind: string | null) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = kind ? `${KNOWN_COOKIE}=${kind}` : `${KNOWN_COOKIE}=; max-age=0`;
};
const show = () => act(async () => void render(<OwnProgress seriesId="5" />));

beforeEach(() => {
  asked.mockClear();
  know(null);
  act(() => setWho({ state: 'none', name: null, phone: null }));
});

test('DESIGN 3 "What is mine": without a session nothing is asked for', async () => {
  await show();
  expect(asked).not.toHaveBeenCalled();
});

test('spec 2 §4: asked when the page opens and when somebody comes back to it, within the limit', async () => {
  know('user');
  await show();
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(asked.mock.calls).toEqual([
    ['5', false],
    ['5', false],
  ]);
});

test('spec 2 §4: forced when somebody has come in', async () => {
  know('guest');
  await show();
  know('user');
  await act(async () => setWho({ state: 'user', name: null, phone: null, profile: null }));
  expect(asked.mock.calls).toEqual([
    ['5', false],
    ['5', true],
  ]);
});

test('who it is becomes known: nobody else, so nothing is forced', async () => {
  know('user');
  await show();
  await act(async () => setWho({ state: 'user', name: null, phone: null, profile: null }));
  expect(asked.mock.calls.filter(([, isForced]) => isForced)).toEqual([]);
});
