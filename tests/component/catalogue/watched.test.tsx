import { markWatched, unmarkWatched, watchedAtom } from '@/lib/client/catalogue/watched';
import { store } from '@/lib/client/store/store';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, server } from '../server';

const ROWS = { rows: [{ id: 9, slug: 'own-history', template: 'history-h' }] };
const HISTORY = { histories: [{ content: { id: 41 }, watch_percentage: 30 }] };

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
    expect([...store.get(watchedAtom)]).toEqual([['41', 30]]);
  });
});
