import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Guide } from '@/components/channels/guide/Guide';
import { BLOCK_SECONDS } from '@/lib/rules/guide/constants';
import { packScreen } from '@/lib/rules/guide/packed';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { installGuideLayout } from './guide-layout';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));
jest.mock('@/lib/client/http/fetch-list', () => ({ fetchList: () => new Promise(() => {}) }));

const labels = { guide: dictionaries.en.guide, channels: dictionaries.en.channels };
const HOUR = 3_600;
const now = Math.floor(Date.now() / 1_000);
const start = now - (now % HOUR);
const empty = packScreen({
  ...{ total: 0, archiveDays: 7, rows: [], now, moment: null, days: [] },
  span: { start, end: start + BLOCK_SECONDS },
});
const category = (name: string) => ({
  id: name,
  name,
  href: `/channels/${name}`,
  isCurrent: name === 'all',
});

/** jsdom has no style sheets of scripts. */
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}
beforeAll(() => {
  installGuideLayout();
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => {};
  Object.assign(globalThis, {
    CSSStyleSheet: Sheet,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});
beforeEach(() => {
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
});
afterEach(() => history.replaceState(null, '', '/'));

async function open(search: string) {
  history.replaceState({ guideRow: 3 }, '', `/channels${search}`);
  await act(async () => {
    render(
      <Suspense>
        <Guide
          favourites={null}
          favouriteWords={null}
          genres={['comedy', 'science fiction']}
          title="Guide"
          categoryKey="all"
          categories={['all', 'kids', 'news'].map(category)}
          locale="en"
          screen={empty}
          {...{ labels }}
        />
      </Suspense>,
    );
  });
}

/** The rules by which some programmes stand out. */
const standOut = () => [...document.adoptedStyleSheets].map((sheet) => (sheet as unknown as Sheet).text);
const button = () => screen.getByRole('button', { name: new RegExp(`^${labels.guide.genre}: `) });
const choose = (name: string) =>
  user.click(
    within(screen.getByRole('list', { name: labels.guide.genre, hidden: true })).getByText(name, {
      selector: 'button',
    }),
  );

test('docs/GUIDE.md: the genre of the address is chosen, and links to other categories keep it', async () => {
  await open('?view=guide&genre=science-fiction');
  expect(button()).toHaveTextContent('Science fiction');
  expect(standOut()).toEqual([expect.stringContaining('[data-genres~="science-fiction"]')]);
  expect(screen.getByText('kids').closest('a')).toHaveAttribute(
    'href',
    '/channels/kids?view=guide&genre=science-fiction',
  );
});

test('a genre that is chosen is in the address, stays with another moment, and leaves with all genres', async () => {
  await open('?view=guide&lang=en');
  expect(button()).toHaveTextContent(labels.guide.allGenres);
  await choose('Comedy');
  expect(location.search).toBe('?view=guide&lang=en&genre=comedy');
  expect(history.state).toEqual({ guideRow: 3 });
  expect(button()).toHaveTextContent('Comedy');
  await user.click(screen.getByRole('link', { name: labels.guide.tonight }));
  expect(new URLSearchParams(location.search).get('genre')).toBe('comedy');
  expect(new URLSearchParams(location.search).get('at')).toBe('19:00');
  await choose(labels.guide.allGenres);
  expect(location.search).not.toContain('genre');
  expect(standOut()).toEqual([]);
});

test.each(['?view=guide&genre=opera', '?view=guide&genre=%22%5D*%7B%7D'])(
  'an unknown genre is none: %s',
  async (search) => {
    await open(search);
    expect(button()).toHaveTextContent(labels.guide.allGenres);
    expect(standOut()).toEqual([]);
  },
);
