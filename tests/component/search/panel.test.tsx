import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { SearchPanel } from '@/components/search/SearchPanel';
import { ALERTED, type Alert } from '@/lib/client/modals/alert';
import type { Suggestion } from '@/lib/rules/search/options';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';

const words = dictionaries.ru.search;
const router = { push: jest.fn(), replace: jest.fn(), back: jest.fn() };
let path = '/movies';
let query = '';
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => path,
  useSearchParams: () => new URLSearchParams(query),
}));

let settings: object;
let suggestionCalls: string[];
let failing: string | null;
const text = (name: string): Suggestion => ({ text: name, found: null });
const orion = { kind: 'channel', id: '7', href: '/channels/all/orion-kino', picture: null };
const drama = { kind: 'genre', id: '1', href: '/row/genre-drama', picture: null };
const film = (slug: string) => ({ kind: 'movie', id: slug, href: `/contents/${slug}`, picture: null });
const answers: Record<string, Suggestion[]> = {
  rbyj: [text('Орион Кино')],
  tihiy: [text('Тихий спутник')],
  орион: [{ text: 'Орион Кино', found: orion }],
  драма: [{ text: 'Драма', found: drama }],
  ор: [
    { text: 'Орион Кино', found: orion },
    { text: 'Орда', found: film('orda') },
  ],
  орб: [
    { text: 'Орбита', found: film('orbita') },
    { text: 'Орион Кино', found: orion },
  ],
};
let popular: Suggestion[];
let history: { id: string; text: string }[];
const forgetHistory = jest.fn(async (_id?: string) => {});
const restoreHistory = jest.fn(async (_removed: unknown) => {});
const reportFound = jest.fn();
jest.mock('@/lib/client/search/calls', () => ({
  fetchSettings: async () => settings,
  fetchSuggestions: async (text: string) => {
    if (text === '') return popular;
    suggestionCalls.push(text);
    if (text === failing) throw new Error('no answer');
    return (
      answers[text] ?? [
        { text: 'Карусель', found: null },
        { text: 'Каток', found: null },
      ]
    );
  },
  fetchHistory: async () => history,
  forgetHistory: (id?: string) => forgetHistory(id),
  restoreHistory: (removed: unknown) => restoreHistory(removed),
  reportFound: (...report: unknown[]) => reportFound(...report),
}));
jest.mock('@/lib/client/i18n/load-words', () => ({
  ...jest.requireActual('@/lib/client/i18n/load-words'),
  loadWords: async () => jest.requireActual('@/messages/ru.json').favourites,
}));
const onClose = jest.fn();
let alert: Alert | null;
addEventListener(ALERTED, (event) => {
  alert = (event as CustomEvent<Alert>).detail;
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  [path, query, suggestionCalls] = ['/movies', '', []];
  [history, popular, failing, alert] = [[], [], null, null];
  settings = { minChars: 1, bouncingMs: 1000 };
  localStorage.clear();
  document.documentElement.lang = 'ru';
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});
afterEach(async () => {
  await advance(0);
  jest.useRealTimers();
});

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const input = () => screen.getByRole('combobox', { name: words.label });
const type = (value: string) => fireEvent.change(input(), { target: { value } });

async function open(begin = '') {
  const panel = () => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <SearchPanel words={words} begin={begin} onClose={onClose} />
    </SWRConfig>
  );
  const shown = render(panel());
  await advance(0);
  return { again: () => shown.rerender(panel()) };
}

test('a button empties the field, which keeps the focus; an empty one has no button', async () => {
  await open();
  expect(screen.queryByRole('button', { name: words.clear })).toBeNull();
  type('кино');
  fireEvent.click(screen.getByRole('button', { name: words.clear }));
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('button', { name: words.clear })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

describe('spec 2 §5 Search input', () => {
  test('bouncing_interval after the last letter it requests suggestions and results, lowercased and trimmed', async () => {
    await open();
    type('  К');
    await advance(999);
    type('  КА ');
    await advance(999);
    expect(router.push).not.toHaveBeenCalled();
    expect(suggestionCalls).toEqual([]);
    await advance(1);
    expect(router.push).toHaveBeenCalledWith(`/search?${new URLSearchParams({ q: 'ка' })}`);
    expect(suggestionCalls).toEqual(['ка']);
    expect(input()).toHaveAttribute('maxlength', '255');
  });

  test('the configuration sets the first length and the interval', async () => {
    settings = { minChars: 3, bouncingMs: 200 };
    await open();
    type('ка');
    await advance(5000);
    expect(router.push).not.toHaveBeenCalled();
    type('кар');
    await advance(200);
    expect(router.push).toHaveBeenCalledTimes(1);
  });

  test('Enter searches at once, without a second search later', async () => {
    await open();
    type('кар');
    fireEvent.submit(document.forms[0] ?? document);
    expect(router.push).toHaveBeenCalledTimes(1);
    await advance(5000);
    expect(router.push).toHaveBeenCalledTimes(1);
  });

  test('on the results page letters replace the address: one search is one step in the history', async () => {
    [path, query] = ['/search', 'q=ка'];
    await open();
    expect(input()).toHaveValue('ка');
    type('кар');
    await advance(1000);
    expect(router.replace).toHaveBeenCalledWith(`/search?${new URLSearchParams({ q: 'кар' })}`);
    expect(router.push).not.toHaveBeenCalled();
  });

  test('the field follows a link of the results to another query', async () => {
    [path, query] = ['/search', 'q=rbyj'];
    const { again } = await open();
    query = 'q=кино';
    again();
    expect(input()).toHaveValue('кино');
  });

  test('suggestions hide 500 ms after blur, unless the field is focused again', async () => {
    await open();
    type('ка');
    await advance(1000);
    expect(screen.getAllByRole('option')).toHaveLength(2);
    fireEvent.blur(input());
    await advance(499);
    fireEvent.focus(input());
    await advance(500);
    expect(screen.getAllByRole('option')).toHaveLength(2);
    fireEvent.blur(input());
    await advance(500);
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    expect(input()).toHaveAttribute('aria-expanded', 'false');
  });

  test('the arrows move through the list and the field; Enter chooses (ARIA combobox)', async () => {
    await open();
    type('ка');
    await advance(1000);
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    const [, last] = screen.getAllByRole('option');
    expect(input()).toHaveAttribute('aria-activedescendant', last?.id);
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(input()).not.toHaveAttribute('aria-activedescendant');
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(input()).toHaveValue('Карусель');
    expect(router.push).toHaveBeenLastCalledWith(`/search?${new URLSearchParams({ q: 'карусель' })}`);
    expect(screen.queryAllByRole('option')).toHaveLength(0);
  });

  test('the chosen line stays at its title when a later answer changes the list, and leaves with it', async () => {
    await open();
    type('ор');
    await advance(1000);
    type('орб');
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    await advance(1000);
    expect(screen.getAllByRole('option', { selected: true })).toEqual([
      screen.getByRole('option', { name: `Орион Кино ${words.kinds.channel}` }),
    ]);
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(router.push).toHaveBeenLastCalledWith(orion.href);
    type('орион');
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    await advance(1000);
    expect(input()).not.toHaveAttribute('aria-activedescendant');
  });

  test('the suggestions for a text leave when those for the next one fail, and an alert says so', async () => {
    failing = 'кар';
    await open();
    type('ка');
    await advance(1000);
    expect(screen.getAllByRole('option')).toHaveLength(2);
    type('кар');
    await advance(1000);
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    expect(screen.getByRole('alert')).toHaveTextContent(words.suggestionsFailed);
  });

  test('a suggestion shows its kind, opens its page, and is reported with the typed text', async () => {
    await open();
    type('Орион');
    await advance(1000);
    const option = screen.getByRole('option', { name: `Орион Кино ${words.kinds.channel}` });
    await user.click(option);
    expect(router.push).toHaveBeenLastCalledWith(orion.href);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(reportFound).toHaveBeenCalledWith(
      { title: 'Орион Кино', content_type: 'channel', object_id: '7' },
      'орион',
    );
  });

  test('a genre has a sign instead of a picture, and opens its titles', async () => {
    await open();
    type('драма');
    await advance(1000);
    const option = screen.getByRole('option', { name: `Драма ${words.kinds.genre}` });
    expect(option.querySelector('svg')).toBeInTheDocument();
    await user.click(option);
    expect(router.push).toHaveBeenLastCalledWith(drama.href);
  });

  test('the layout hint is the first line once only the other layout has results', async () => {
    await open();
    type('rbyj');
    await advance(999);
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    await advance(1);
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(words.hint.replace('{text}', 'кино'));
  });
});

test('spec 2 §5 Layout hint: is never shown for letters that have a result', async () => {
  await open();
  type('tihiy');
  expect(screen.queryAllByRole('option')).toHaveLength(0);
  await advance(1000);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Тихий спутник']);
});

describe('recent searches before typing', () => {
  const remove = (name: string) =>
    screen.getByRole('button', { name: words.forgetOne.replace('{text}', name) });
  beforeEach(() => {
    history = [
      { id: '2', text: 'кино' },
      { id: '1', text: 'мост' },
    ];
  });

  test('one can be searched for again', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'кино' }));
    expect(input()).toHaveValue('кино');
    expect(router.push).toHaveBeenCalledWith(`/search?${new URLSearchParams({ q: 'кино' })}`);
  });

  test('each can be removed, and all; the field keeps the focus', async () => {
    await open();
    await user.click(remove('кино'));
    await advance(0);
    expect(forgetHistory).toHaveBeenLastCalledWith('2');
    expect(screen.queryByRole('button', { name: 'кино' })).toBeNull();
    expect(screen.getByRole('button', { name: 'мост' })).toBeVisible();
    expect(input()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: words.forget }));
    await advance(0);
    expect(forgetHistory).toHaveBeenLastCalledWith(undefined);
    expect(screen.queryByText(words.recent)).toBeNull();
  });

  test.each([
    ['all', () => screen.getByRole('button', { name: words.forget }), ['2', '1'], words.forgotten],
    ['one', () => remove('мост'), ['1'], words.forgottenOne.replace('{text}', 'мост')],
  ])('the removal of %s can be undone', async (_, button, ids, notice) => {
    const before = history;
    await open();
    await user.click(button());
    await advance(0);
    expect(alert?.text).toBe(notice);
    history = [];
    restoreHistory.mockImplementation(async () => {
      history = before;
    });
    await act(async () => alert?.undo?.run());
    await advance(0);
    expect(restoreHistory).toHaveBeenCalledWith(ids.map((id) => expect.objectContaining({ id })));
    expect(screen.getByRole('button', { name: 'кино' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'мост' })).toBeVisible();
  });

  test('two that are removed at the same time both leave', async () => {
    const answers: (() => void)[] = [];
    forgetHistory.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    await open();
    await user.click(remove('кино'));
    await user.click(remove('мост'));
    for (const answer of answers) answer();
    await advance(0);
    expect(answers).toHaveLength(2);
    expect(screen.queryByText(words.recent)).toBeNull();
    forgetHistory.mockImplementation(async () => {});
  });

  test('what was submitted is among them, the newest first and each once, also for a guest and without a result', async () => {
    const { again } = await open();
    for (const text of [' Мост', 'яма']) {
      type(text);
      fireEvent.submit(document.forms[0] ?? document);
    }
    again();
    type('');
    await advance(0);
    fireEvent.focus(input());
    const recent = screen.getByRole('region', { name: words.recent });
    expect(
      within(recent)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['яма', 'мост', 'кино']);
    await user.click(remove('яма'));
    await advance(0);
    // Only the browser knew it.
    expect(forgetHistory).not.toHaveBeenCalled();
    await act(async () => alert?.undo?.run());
    await advance(0);
    expect(remove('яма')).toBeVisible();
    await user.click(remove('яма'));
    await advance(0);
    await user.click(remove('мост'));
    await advance(0);
    expect(forgetHistory).toHaveBeenCalledWith('1');
    expect(within(recent).getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: words.forget }));
    await advance(0);
    expect(localStorage).toHaveLength(0);
  });

  test('letters that were only typed are none', async () => {
    await open();
    type('яма');
    await advance(1000);
    expect(localStorage).toHaveLength(0);
  });

  test('popular titles are below them; both leave with the first letter', async () => {
    popular = [{ text: 'Орион Кино', found: orion }];
    await open();
    expect(screen.getByRole('listbox', { name: words.popular })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    type('ы');
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    expect(screen.queryByText(words.recent)).toBeNull();
  });

  test('a popular title that is chosen before typing opens its page, and no search is reported for it', async () => {
    popular = [{ text: 'Орион Кино', found: orion }];
    await open();
    await user.click(screen.getByRole('option'));
    expect(router.push).toHaveBeenLastCalledWith(orion.href);
    expect(reportFound).not.toHaveBeenCalled();
  });
});

describe('spec 2 §2, §5: Esc closes, and the field hides 300 ms later', () => {
  test('does not navigate over another page', async () => {
    await open();
    fireEvent.keyDown(document, { key: 'Escape' });
    fireEvent.keyDown(document, { key: 'Escape' });
    await advance(299);
    expect(onClose).not.toHaveBeenCalled();
    await advance(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(router.back).not.toHaveBeenCalled();
  });

  test.each([
    ['goes back once from results that it opened', false],
    ['goes to the catalogue on a phone', true],
  ])('%s', async (_, isPhone) => {
    window.matchMedia = (() => ({ matches: isPhone })) as unknown as typeof window.matchMedia;
    const { again } = await open();
    type('ка');
    fireEvent.submit(document.forms[0] ?? document);
    [path, query] = ['/search', 'q=ка'];
    again();
    await user.click(screen.getByRole('button', { name: words.close }));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(router.back).toHaveBeenCalledTimes(isPhone ? 0 : 1);
    expect(router.push).toHaveBeenLastCalledWith(
      isPhone ? '/' : `/search?${new URLSearchParams({ q: 'ка' })}`,
    );
  });

  test('ends a search that waits: no results come later', async () => {
    await open();
    type('ка');
    await advance(800);
    fireEvent.keyDown(document, { key: 'Escape' });
    await advance(1000);
    expect(router.push).not.toHaveBeenCalled();
  });

  test('discards results that are on their way, and keeps the address', async () => {
    const replaced = jest.spyOn(window.history, 'replaceState');
    await open();
    type('ка');
    await advance(1000);
    expect(router.push).toHaveBeenCalledTimes(1);
    expect(replaced).not.toHaveBeenCalled();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(replaced).toHaveBeenCalledWith(null, '', location.href);
    expect(router.back).not.toHaveBeenCalled();
    replaced.mockRestore();
  });

  test('closes an open dialog first', async () => {
    await open();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    fireEvent.keyDown(document, { key: 'Escape' });
    dialog.remove();
    await advance(1000);
    expect(onClose).not.toHaveBeenCalled();
  });
});
