import { render, screen, within } from '@testing-library/react';
import SearchPage from '@/app/[site]/[locale]/search/page';
import type { RowPage } from '@/lib/platform/resources/rows';
import {
  type FoundRow,
  loadGenresNamed,
  loadGenreTitles,
  loadResults,
  type NamedGenre,
} from '@/lib/server/search/load-search';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import { contexts } from '@/lib/shared/sites/contexts';
import { siteById } from '@/lib/shared/sites/sites';
import { card } from '../catalogue/fixtures';
import { installObserver } from '../ui/observer';

jest.mock('@/lib/server/site/current-site', () => ({ currentSiteContext: jest.fn() }));
jest.mock('@/lib/server/catalogue/load-starter-row', () => ({ loadStarterRow: async () => null }));
jest.mock('@/lib/server/search/upcoming', () => ({ upcomingOfFound: async () => [] }));
jest.mock('@/lib/server/search/load-search', () => ({
  loadSearchSettings: async () => ({ minChars: 1, bouncingMs: 0 }),
  loadSuggestions: async () => [],
  loadResults: jest.fn(),
  loadGenresNamed: jest.fn(),
  loadGenreTitles: jest.fn(),
}));

const words = dictionaries.en.search;
const page = (more: Partial<RowPage>) =>
  ({
    id: '1',
    key: 'found',
    title: 'Titles',
    template: 'content-v',
    about: [],
    contents: [],
    channels: [],
    promotions: [],
    histories: [],
    persons: [],
    nextOffset: null,
    total: null,
    ...more,
  }) as unknown as RowPage;
// `stub` is the row as a list of rows names it, without its tiles.
const row = (template: string, title: string, found: RowPage | null): FoundRow => ({
  stub: { id: title, key: title, title, template, contentType: null, description: null },
  page: found,
});
const found = (...rows: FoundRow[]) => ({ rows, isSimilar: false });
const comedy: NamedGenre = {
  text: 'Comedy',
  found: { kind: 'genre', id: '1', href: '/row/genre-comedy', picture: null },
  rowKey: 'genre-comedy',
  name: 'comedy',
  slug: 'comedy',
};

beforeEach(() => {
  installObserver();
  const everyone = {
    site: siteById('taspa'),
    locale: 'en',
    audience: 'everyone',
    context: contexts.browser,
  };
  jest.mocked(currentSiteContext).mockResolvedValue(everyone as never);
  jest.mocked(loadGenresNamed).mockResolvedValue([]);
  jest.mocked(loadGenreTitles).mockResolvedValue(page({ title: 'Comedy', contents: [card(5)], total: 42 }));
});

const open = async (searchParams: { q: string; in?: string }) =>
  render(await SearchPage({ searchParams: Promise.resolve(searchParams) }));

test('each kind says how much there is of it, unless its row did not load', async () => {
  const titles = row('content-v', 'Titles', page({ contents: [card(1), card(2)], nextOffset: 2 }));
  const people = row('person', 'People', page({}));
  jest.mocked(loadResults).mockResolvedValue(found(titles, row('channel', 'Channels', null), people));
  await open({ q: 'korga' });
  const kinds = within(screen.getByRole('navigation', { name: words.scopes.label })).getAllByRole('link');
  expect(kinds.map((kind) => kind.textContent)).toEqual([
    words.scopes.all,
    `${words.scopes.titles} 2+`,
    words.scopes.channels,
    `${words.scopes.people} 0`,
  ]);
});

test('the chip of all says how much there is of all, which is then only announced', async () => {
  const titles = row('content-v', 'Titles', page({ contents: [card(1), card(2)] }));
  jest.mocked(loadResults).mockResolvedValue(found(titles, row('person', 'People', page({}))));
  await open({ q: 'korga' });
  const kinds = within(screen.getByRole('navigation', { name: words.scopes.label })).getAllByRole('link');
  expect(kinds[0]).toHaveTextContent(`${words.scopes.all} 2`);
  expect(screen.getByText(words.found.replace('{count}', '2')).closest('[role="status"]')).not.toBeNull();
});

test('similar names are not called found', async () => {
  const titles = row('content-v', 'Titles', page({ contents: [card(1), card(2)] }));
  jest.mocked(loadResults).mockResolvedValue({ rows: [titles], isSimilar: true });
  await open({ q: 'korgq' });
  expect(screen.getAllByText(words.similar.replace('{count}', '2'))).not.toHaveLength(0);
  expect(screen.queryByText(words.found.replace('{count}', '2'))).toBeNull();
});

test('WCAG 4.1.3: the same number for another text is said again', async () => {
  const titles = row('content-v', 'Titles', page({ contents: [card(1)] }));
  jest.mocked(loadResults).mockResolvedValue(found(titles, row('channel', 'Channels', page({}))));
  const { rerender } = await open({ q: 'korga' });
  const status = screen.getByRole('status');
  let said = status.firstChild;
  for (const searchParams of [{ q: 'korgan' }, { q: 'korgan', in: 'titles' }]) {
    rerender(await SearchPage({ searchParams: Promise.resolve(searchParams) }));
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent(words.found.replace('{count}', '1'));
    expect(status.firstChild).not.toBe(said);
    said = status.firstChild;
  }
});

describe('spec 2 §8: a search that fails does not say that nothing was found', () => {
  test('where one kind of results is shown, and its row did not load', async () => {
    const titles = row('content-v', 'Titles', page({ contents: [card(1)] }));
    jest.mocked(loadResults).mockResolvedValue(found(titles, row('channel', 'Channels', null)));
    await open({ q: 'korga', in: 'channels' });
    expect(screen.getByText(words.rowFailed)).toBeInTheDocument();
    expect(screen.queryByText(words.found.replace('{count}', '0'))).toBeNull();
    const retry = screen.getByRole('link', { name: words.retry });
    expect(retry).toHaveAttribute('href', '/search?q=korga&in=channels');
  });

  test('where the query names a genre: the failure stands above its titles, and their number is not the answer', async () => {
    jest.mocked(loadResults).mockRejectedValue(new PlatformError('unavailable', 'no answer'));
    jest.mocked(loadGenresNamed).mockResolvedValue([comedy]);
    await open({ q: 'comedy' });
    const failure = screen.getByRole('alert');
    expect(failure).toHaveTextContent(words.failed);
    const titles = screen.getByRole('region', { name: 'Comedy' });
    expect(failure.compareDocumentPosition(titles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(words.found.replace('{count}', '42'))).toBeNull();
  });

  test('a genre that was found by its name alone has the number of its titles', async () => {
    jest.mocked(loadResults).mockResolvedValue(found(row('content-v', 'Titles', page({}))));
    jest.mocked(loadGenresNamed).mockResolvedValue([comedy]);
    await open({ q: 'comedy' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByText(words.found.replace('{count}', '42'))).not.toHaveLength(0);
  });
});
