import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { FilterCatalogue } from '@/components/catalogue/filters/FilterCatalogue';
import { startOf } from '@/components/catalogue/filters/start';
import { titleTiles } from '@/components/catalogue/filters/title-tiles';
import { forgetList } from '@/lib/client/catalogue/list-memory';
import type { RowPage } from '@/lib/platform/resources/rows';
import type { Catalogue } from '@/lib/server/catalogue/load-catalogue';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { options } from '../../unit/lib/rules/filters/options-fixture';
import { json } from '../server';
import { installObserver, marginOf, setVisible } from '../ui/observer';
import { card, labels as catalogue } from './fixtures';

/** The router mock follows every change of the address. */
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(useAddress(() => location.search)),
  usePathname: () => useAddress(() => location.pathname),
}));

function useAddress(read: () => string): string {
  return useSyncExternalStore((listener) => {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, read);
}

const { filters: words, errors } = dictionaries.en;
const labels = { filters: words, none: errors.filters_no_found, ...catalogue };

const rowOf = (ids: number[], nextOffset: number | null = null): RowPage => ({
  id: '1',
  key: 'all-films',
  title: 'All films',
  template: 'content-v',
  description: null,
  about: [],
  contents: ids.map((id) => card(id)),
  channels: [],
  promotions: [],
  histories: [],
  persons: [],
  nextOffset,
  total: null,
});

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

let requested: URLSearchParams[] = [];
let answers: Array<RowPage | number> = [];

beforeEach(() => {
  installObserver();
  for (const query of ['', '?genre=drama', '?genre=drama&country=kz', '?country=kz', '?genre=comedy']) {
    forgetList(`/movies${query}`);
  }
  requested = [];
  answers = [];
  history.replaceState(null, '', '/movies');
  const push = History.prototype.pushState;
  window.history.pushState = (...step: Parameters<History['pushState']>) => {
    push.apply(window.history, step);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  HTMLElement.prototype.hidePopover = () => {};
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = (async (address: string) => {
    requested.push(new URL(address, 'http://site').searchParams);
    const answer = answers.shift() ?? 500;
    return typeof answer === 'number' ? json({}, answer) : json(answer);
  }) as unknown as typeof fetch;
});

function show(page = rowOf(upTo(100), 100), own = options) {
  const start: Catalogue = {
    title: 'Films',
    description: null,
    options: own,
    address: { filters: {}, offset: 0 },
    rowKey: 'all-films',
    libraryId: null,
    page,
  };
  return render(
    <FilterCatalogue kind="movies" start={startOf(start)} labels={labels}>
      {titleTiles('content-v', page.contents, labels)}
    </FilterCatalogue>,
  );
}

/** Finds by text, because a search by role takes seconds with a hundred posters. */
const option = (name: string) => screen.getByText(name, { selector: 'a:not(.chosen), a > span' });
const more = () => screen.getByText(catalogue.row.loadMore);
const count = () => document.querySelector('[role="status"]:not([popover] *)');
const alert = () => document.querySelector('[role="alert"]');
const films = () => [...document.querySelectorAll('ul[aria-label="Films"] > li')];

describe('spec 2 §4 Rows and filters', () => {
  test('a choice resets the offset and loads 50; address, heading and count follow it', async () => {
    answers = [rowOf(upTo(50), 50)];
    show();
    expect(films()).toHaveLength(100);
    await user.click(option('Drama'));
    expect(location.search).toBe('?genre=drama');
    // The old list stays until the new one has loaded.
    expect(films()).toHaveLength(100);
    expect(count()).toHaveTextContent(words.loading);
    await waitFor(() => expect(films()).toHaveLength(50));
    expect(Object.fromEntries(requested[0] ?? [])).toMatchObject({
      offset: '0',
      limit: '50',
      content_type: 'movie',
      main_genre: '1',
    });
    expect(count()).toHaveTextContent('Shown: 50');
    expect(document.querySelector('h1')).toHaveTextContent('Films: Drama');
    expect(option('Drama')).toHaveAttribute('aria-current', 'true');
  });

  test('a title that is open over the list leaves it, its filters and its place as they are', async () => {
    answers = [rowOf(upTo(50), 50)];
    show();
    await user.click(option('Drama'));
    await waitFor(() => expect(films()).toHaveLength(50));
    const [tile] = films();
    await act(async () => window.history.pushState(null, '', '/contents/film-1'));
    await act(async () => {});
    expect(films()[0]).toBe(tile);
    expect(document.querySelector('h1')).toHaveTextContent('Films: Drama');
    expect(requested).toHaveLength(1);
  });

  test('the number is seen beside the title and announced; the reset stands beside the filters only while something is filtered', async () => {
    answers = [rowOf([1])];
    show(rowOf(upTo(9)));
    const seen = () => document.querySelector('h1 + span');
    expect(count()).toHaveTextContent('Found: 9');
    expect(seen()).toHaveTextContent(/^9$/);
    expect(screen.queryByText(words.clearShort)).toBeNull();
    await user.click(option('Drama'));
    await waitFor(() => expect(count()).toHaveTextContent('Found: 1'));
    expect(seen()).toHaveTextContent(/^1$/);
    expect(screen.getByRole('link', { name: words.clear })).toBeVisible();
  });

  test('of several choices each is listed and can be removed, of one only all are cleared', async () => {
    answers = [rowOf([1]), rowOf([1, 2]), rowOf([1, 2, 3])];
    show(rowOf(upTo(9)));
    const removal = (title: string) => words.removeOption.replace('{title}', title);
    await user.click(option('Drama'));
    await waitFor(() => expect(films()).toHaveLength(1));
    expect(screen.queryByRole('link', { name: removal('Drama') })).toBeNull();
    await user.click(option('Kazakhstan'));
    await waitFor(() => expect(films()).toHaveLength(2));
    await user.click(screen.getByRole('link', { name: removal('Drama') }));
    await waitFor(() => expect(films()).toHaveLength(3));
    expect(location.search).toBe('?country=kz');
    expect(screen.queryByRole('link', { name: removal('Kazakhstan') })).toBeNull();
    expect(option(words.clearShort)).toBeVisible();
  });

  test('clearing one filter reloads 50, clearing all reloads 100', async () => {
    answers = [rowOf([1]), rowOf([1, 2]), rowOf([1, 2, 3]), rowOf([1, 2, 3, 4])];
    show(rowOf(upTo(9)));
    await user.click(option('Drama'));
    await waitFor(() => expect(films()).toHaveLength(1));
    await user.click(option('Kazakhstan'));
    await waitFor(() => expect(films()).toHaveLength(2));
    await user.click(option(words.any.genre));
    await waitFor(() => expect(films()).toHaveLength(3));
    expect(location.search).toBe('?country=kz');
    await user.click(option(words.clearShort));
    await waitFor(() => expect(films()).toHaveLength(4));
    expect(location.search).toBe('');
    expect(requested.map((query) => query.get('limit'))).toEqual(['50', '50', '50', '100']);
    expect(count()).toHaveTextContent('Found: 4');
  });

  test('another order reloads the list, keeps the filters, and stays when they are cleared', async () => {
    answers = [rowOf([1]), rowOf([2, 1]), rowOf([3, 2, 1])];
    show(rowOf(upTo(9)));
    await user.click(option('Drama'));
    await waitFor(() => expect(films()).toHaveLength(1));
    await user.click(option(words.orders.year));
    await waitFor(() => expect(films()).toHaveLength(2));
    expect(location.search).toBe('?genre=drama&sort=year');
    expect(Object.fromEntries(requested[1] ?? [])).toMatchObject({ main_genre: '1', sort: 'year' });
    await user.click(option(words.clearShort));
    await waitFor(() => expect(films()).toHaveLength(3));
    expect(location.search).toBe('?sort=year');
    // An order alone is no filter: there is nothing to clear.
    expect(screen.queryByText(words.clearShort)).toBeNull();
  });

  test('the number of all titles is known before all have loaded', async () => {
    answers = [{ ...rowOf(upTo(50), 50), total: 73 }];
    show();
    await user.click(option('Drama'));
    await waitFor(() => expect(count()).toHaveTextContent('Found: 73'));
  });

  test('spec 2 §9, §5: 1000 px before the end 50 more are loaded, and duplicates are shown once', async () => {
    answers = [rowOf(upTo(130, 91))];
    show();
    expect(more()).toHaveAttribute('href', '/movies?offset=100');
    const tile = films()[99]?.querySelector('a');
    tile?.focus();
    const end = more().parentElement as Element;
    expect(marginOf(end)).toBe('1000px');
    setVisible(end, true);
    await waitFor(() => expect(films()).toHaveLength(130));
    // The keyboard focus stays on the same tile.
    expect(document.activeElement).toBe(tile);
    expect(requested[0]?.get('offset')).toBe('100');
    expect(requested[0]?.get('limit')).toBe('50');
    expect(screen.queryByText(catalogue.row.loadMore)).toBeNull();
    expect(count()).toHaveTextContent('Found: 130');
  });

  test('more items that fail to load show an error and load on retry', async () => {
    answers = [503, rowOf([101])];
    show();
    setVisible(more().parentElement as Element, true);
    await waitFor(() => expect(alert()).toHaveTextContent(words.failedMore));
    await user.click(screen.getByText(catalogue.row.retry));
    await waitFor(() => expect(films()).toHaveLength(101));
    expect(alert()).toBeNull();
  });
});

test('a second genre is added to the first one while the menu stays open, and a press on it removes it', async () => {
  answers = [rowOf([1]), rowOf([1, 2]), rowOf([2])];
  const hidden = jest.fn();
  HTMLElement.prototype.hidePopover = hidden;
  show(rowOf(upTo(9)));
  await user.click(option('Drama'));
  await waitFor(() => expect(films()).toHaveLength(1));
  await user.click(option('Comedy'));
  await waitFor(() => expect(films()).toHaveLength(2));
  expect(requested.at(-1)?.get('main_genre')).toBe('2,1');
  expect(screen.getByText('Genre: 2')).toBeInTheDocument();
  for (const title of ['Comedy', 'Drama'])
    expect(screen.getByRole('link', { name: words.removeOption.replace('{title}', title) })).toBeVisible();
  expect(option('Drama')).toHaveAttribute('aria-current', 'true');
  await user.click(option('Drama'));
  await waitFor(() => expect(films()).toHaveLength(1));
  expect(location.search).toBe('?genre=comedy');
  expect(hidden).not.toHaveBeenCalled();
  await user.click(option('2024'));
  expect(hidden).toHaveBeenCalled();
});

test('a long list of options is searched while typing; one without a match says so', async () => {
  const countries = upTo(14).map((id) => ({ value: `c${id}`, title: `Country ${id}`, id: String(id) }));
  show(rowOf(upTo(9)), { ...options, country: countries });
  const panel = document.getElementById('filter-country') as HTMLElement;
  const field = within(panel).getByLabelText(words.findOption);
  const shown = () => within(panel).getAllByText(/./, { selector: 'a' });
  expect(shown()).toHaveLength(15);
  await user.type(field, 'RY 12');
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Country 12']);
  await user.type(field, 'x');
  expect(within(panel).getByRole('status', { hidden: true })).toHaveTextContent('Found: 0');
  await user.clear(field);
  expect(shown()).toHaveLength(15);
});

test('spec 2 §5: an option is found in either alphabet, with the signs of letters or without', async () => {
  const countries = ['Qozogʻiston', ...upTo(14).map((id) => `Country ${id}`)];
  const country = countries.map((title, at) => ({ value: `c${at}`, title, id: String(at) }));
  show(rowOf(upTo(9)), { ...options, country });
  const panel = document.getElementById('filter-country') as HTMLElement;
  await user.type(within(panel).getByLabelText(words.findOption), "qozog'");
  expect(within(panel).getByText(/./, { selector: 'a' })).toHaveTextContent('Qozogʻiston');
});

test("spec 2 §8 Empty states: shows 'filters_no_found' with a button that clears the filters", async () => {
  answers = [rowOf([]), rowOf([1, 2])];
  show();
  await user.click(option('Drama'));
  expect(await screen.findAllByText(errors.filters_no_found)).toHaveLength(2);
  expect(count()).toHaveTextContent(errors.filters_no_found);
  await user.click(option(words.clear));
  await waitFor(() => expect(films()).toHaveLength(2));
});

test('quality F02: a list that fails shows an error, keeps the choice, and loads on retry', async () => {
  answers = [502, rowOf([7])];
  show();
  await user.click(option('Drama'));
  await waitFor(() => expect(alert()).toHaveTextContent(words.failedTitle));
  expect(screen.getByText('Genre: Drama')).toBeInTheDocument();
  await user.click(screen.getByText(catalogue.row.retry));
  await waitFor(() => expect(films()).toHaveLength(1));
});

test('back shows the earlier result without a request', async () => {
  answers = [rowOf([1]), rowOf([1, 2])];
  show();
  await user.click(option('Drama'));
  await waitFor(() => expect(films()).toHaveLength(1));
  await user.click(option('2024'));
  await waitFor(() => expect(films()).toHaveLength(2));
  act(() => {
    history.replaceState(null, '', '/movies?genre=drama');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(films()).toHaveLength(1));
  expect(requested).toHaveLength(2);
});

test('a late answer does not replace a newer choice', async () => {
  let answerFirst: (row: RowPage) => void = () => {};
  answers = [];
  show();
  const first = new Promise<RowPage>((resolve) => {
    answerFirst = resolve;
  });
  let calls = 0;
  globalThis.fetch = (async () => json(await (calls++ === 0 ? first : rowOf([1, 2])))) as typeof fetch;
  await user.click(option('Drama'));
  await user.click(option('2024'));
  await waitFor(() => expect(films()).toHaveLength(2));
  await act(async () => answerFirst(rowOf([9])));
  expect(films()).toHaveLength(2);
});

test('quality E3: links to more than one filter are nofollow, links to one are not', async () => {
  answers = [rowOf([1])];
  show();
  expect(option('Drama')).toHaveAttribute('href', '/movies?genre=drama');
  expect(option('Drama')).not.toHaveAttribute('rel');
  await user.click(option('Drama'));
  expect(option('Kazakhstan')).toHaveAttribute('href', '/movies?genre=drama&country=kz');
  expect(option('Kazakhstan')).toHaveAttribute('rel', 'nofollow');
  expect(option('Comedy')).toHaveAttribute('href', '/movies?genre=comedy%2Cdrama');
  expect(option('Comedy')).toHaveAttribute('rel', 'nofollow');
  // A subgenre exists only in its genre.
  expect(option('Legal drama')).toHaveAttribute('href', '/movies?genre=drama&subgenre=legal');
  await waitFor(() => expect(films()).toHaveLength(1));
});
