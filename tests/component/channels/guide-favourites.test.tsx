import { act, render, screen } from '@testing-library/react';
import FavouriteGuide from '@/components/channels/guide/FavouriteGuide';
import { setViewer } from '@/lib/client/viewer/viewer';
import { BLOCK_SECONDS } from '@/lib/rules/guide/constants';
import { favouriteWords } from '@/lib/server/channels/guide-words';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { setKnownCookie } from '../../support/known-cookie';
import { listedChannel } from '../channel-card';
import { answerWith, json, server } from '../server';
import { installGuideLayout } from './guide-layout';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));
jest.mock('@/lib/client/viewer/forget-viewer-data', () => ({ forgetViewerData() {}, promptLogin() {} }));

const { guide, channels } = dictionaries.en;
const words = favouriteWords(dictionaries.en);
const person = { state: 'user' as const, name: 'Айша', phone: null, profile: null };
const now = Math.floor(Date.now() / 1000);
const start = now - (now % BLOCK_SECONDS);
const span = { start, end: start + BLOCK_SECONDS };
const first = { total: 0, archiveDays: 7, rows: [], now, moment: null, span, days: [] };
const row = (id: number) => ({
  channel: {
    ...{ id, key: `c${id}`, name: `Channel ${id}` },
    number: id,
    logo: null,
    color: null,
    isFree: true,
    archiveDays: 7,
  },
  entries: [],
});
const kept = (...ids: number[]) =>
  ids.map((id) => ({ id: `f${id}`, kind: 'channel', object_id: String(id) }));

const show = () =>
  render(
    <FavouriteGuide
      categoryKey="1000"
      requested={{ moment: null }}
      onSeen={() => {}}
      onSchedule={() => {}}
      locale="en"
      labels={{ guide, channels }}
      {...{ first, words }}
    />,
  );

beforeAll(() => {
  installGuideLayout();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  });
});

let favourites = kept();
beforeEach(() => {
  setKnownCookie('user');
  answerWith({
    'GET /api/v2/users/self/favorites': () => json(favourites),
    'GET /api/v2/users/self/channel_list': () => json([]),
    'GET /api/channels': () => json({ channels: [1, 3, 5].map((id) => listedChannel(id)) }),
    'GET /api/guide': () => json({ total: 2, archiveDays: 7, rows: [row(5), row(1)] }),
  });
});

test('spec 2 §6: a guest is asked to log in', async () => {
  setKnownCookie('guest');
  await act(async () => setViewer({ state: 'guest', name: null, phone: null }));
  show();
  expect(await screen.findByText(words.signInTitle)).toBeVisible();
});

test('a viewer has the programmes of the favourites, in their order, without channels that are gone', async () => {
  favourites = kept(5, 99, 1);
  await act(async () => setViewer(person));
  show();
  const names = await screen.findAllByRole('rowheader');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Channel 5'),
    expect.stringContaining('Channel 1'),
  ]);
  const guideRequest = server.requested.find(({ path }) => path.startsWith('/api/guide'));
  expect(new URLSearchParams(guideRequest?.path.split('?')[1]).get('channels')).toBe('5,1');
});
