import { waitFor } from '@testing-library/react';
import { removeFromHistory } from '@/lib/client/catalogue/history';
import { markWatched, unmarkWatched, watchedAtom } from '@/lib/client/catalogue/watched';
import { store } from '@/lib/client/store/store';
import { setViewer } from '@/lib/client/viewer/viewer';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, server } from '../server';

const ROWS = { rows: [{ id: 9, slug: 'own-history', template: 'history-h' }] };
const episode = { id: 7, slug: 'orbit-7', season: 2, series: 3 };
const HISTORY = {
  histories: [
    { content: { id: 41 }, watch_percentage: 30 },
    { content: { id: 42 }, content_episode: episode, watch_percentage: 5 },
  ],
};

beforeAll(() => {
  // jsdom has neither.
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
    CSS: { escape: String },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
  setKnownCookie('user');
});
afterEach(() => {
  unmarkWatched();
  delete document.documentElement.dataset.audience;
});

/** The rowset that the marks were read from. */
const rowset = () => server.requested.map(({ path }) => /\/rowsets\/([^?]+)/.exec(path)?.[1]).find(Boolean);

describe('spec 2 §3 histories[{watch_percentage}]: marks of progress on tiles', () => {
  test.each([
    ['everyone', 'my'],
    // Page 1000 is hidden from children (spec 2 §6): a request for it would be a 404, and no tile would have a mark.
    ['child', 'startpage'],
  ] as const)('the page of %s with the history is %s', async (audience, slug) => {
    document.documentElement.dataset.audience = audience;
    answerWith({
      [`GET /api/v2/rowsets/${slug}`]: () => json(ROWS),
      'GET /api/v2/rows/own-history': () => json(HISTORY),
    });
    await markWatched();
    expect(rowset()).toBe(slug);
    expect([...store.get(watchedAtom)]).toEqual([
      ['41', { percent: 30, episode: null }],
      ['42', { percent: 5, episode: { key: 'orbit-7', season: 2, episode: 3 } }],
    ]);
  });
});

describe('quality S08: the marks are those of the current profile', () => {
  const become = (id: string) =>
    setViewer({
      ...{ state: 'user', name: null, phone: null },
      profile: { id, name: id, role: 'adult', icon: null },
    });
  const marks = () => [...store.get(watchedAtom).keys()];

  beforeEach(async () => {
    become('1');
    answerWith({
      'GET /api/v2/rowsets/my': () => json(ROWS),
      'GET /api/v2/rows/own-history': () => json(HISTORY),
      'DELETE /api/v2/users/self/history/41': () => json({}),
    });
    await markWatched();
    expect(marks()).toEqual(['41', '42']);
  });

  test.each([
    ['has no history', () => json({ rows: [] })],
    ['gets no answer', () => json({}, 403)],
  ])('one that %s sees none', async (_, rowsetOf) => {
    server.answers['GET /api/v2/rowsets/my'] = rowsetOf;
    become('2');
    await markWatched().catch(() => {});
    expect(marks()).toEqual([]);
  });

  test('a late answer for the one before is dropped', async () => {
    let answer = (_: Response) => {};
    server.answers['GET /api/v2/rows/own-history'] = () => new Promise((resolve) => (answer = resolve));
    const late = markWatched();
    await waitFor(() => expect(server.requested.length).toBeGreaterThan(3));
    become('2');
    server.answers['GET /api/v2/rows/own-history'] = () => json({ histories: [] });
    await markWatched();
    answer(json(HISTORY));
    await late;
    expect(marks()).toEqual([]);
  });

  test('a title that is removed from the history loses its mark', async () => {
    server.answers['GET /api/v2/rows/own-history'] = () => json({ histories: [] });
    await removeFromHistory('41');
    await waitFor(() => expect(marks()).toEqual([]));
  });
});
