import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { LoadedPanel } from '@/components/search/load-panel';
import { SearchButton } from '@/components/search/SearchButton';
import { SearchForm } from '@/components/ui/search-form/SearchForm';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';

const words = dictionaries.ru.search;
jest.mock('next/navigation', () => ({ usePathname: () => '/search' }));

let panelRequest: { arrive(panel: LoadedPanel): void; fail(why: Error): void } | null = null;
beforeEach(() => {
  panelRequest = null;
});
jest.mock('@/components/search/load-panel', () => ({
  loadPanel: () =>
    new Promise<LoadedPanel>((arrive, fail) => {
      panelRequest = { arrive, fail };
    }),
}));

/** A panel that prints the text that it started with. */
const Panel: LoadedPanel['Panel'] = ({ begin, isBegun }) => (
  <output>
    {begin}
    {isBegun ? '|' : ''}
  </output>
);

/** Waits until the panel is requested, then resolves or rejects the request. */
async function settlePanel(end: (requested: NonNullable<typeof panelRequest>) => void): Promise<void> {
  const requested = await waitFor(() => panelRequest ?? Promise.reject(new Error('not asked for yet')));
  await act(async () => end(requested));
}

function pressPlainField(query = ''): HTMLInputElement {
  render(
    <>
      <SearchButton label={words.open} />
      <SearchForm action="/search" words={words} query={query} maxLength={255} />
    </>,
  );
  const plain = screen.getByRole<HTMLInputElement>('searchbox', { name: words.label });
  fireEvent.click(plain);
  return plain;
}

describe('spec 3 §2 Search: the plain field is replaced by the one with suggestions', () => {
  test('takes over the letters typed before it loaded, and continues after them', async () => {
    const plain = pressPlainField();
    plain.value = 'о';
    await settlePanel(({ arrive }) => arrive({ Panel, words }));
    expect(screen.getByRole('status')).toHaveTextContent('о|');
  });

  test('a delayed press after the first letter does not select that letter', async () => {
    const plain = pressPlainField();
    await settlePanel(({ fail }) => fail(new Error('a first try')));
    panelRequest = null;
    plain.value = 'о';
    await user.click(plain);
    await settlePanel(({ arrive }) => arrive({ Panel, words }));
    expect(screen.getByRole('status')).toHaveTextContent('о|');
  });

  test('an existing query is offered for selection as a whole', async () => {
    pressPlainField('орбита');
    await settlePanel(({ arrive }) => arrive({ Panel, words }));
    expect(screen.getByRole('status').textContent).toBe('орбита');
  });

  test('if it fails to load, the plain field stays with its text', async () => {
    const plain = pressPlainField();
    plain.value = 'ор';
    await settlePanel(({ fail }) => fail(new Error('no connection')));
    expect(plain).toHaveValue('ор');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
