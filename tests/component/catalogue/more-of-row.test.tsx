import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MoreOfRow } from '@/components/catalogue/row/MoreOfRow';
import { fetchRow } from '@/lib/client/catalogue/row-api';
import type { RowPage } from '@/lib/platform/resources/rows';
import { RouterContext } from '@/server/next-compat/router';
import { installObserver, setVisible } from '../ui/observer';
import { card, labels, rowLabels } from './fixtures';

jest.mock('@/lib/client/catalogue/row-api', () => ({ fetchRow: jest.fn() }));

const router = { push: jest.fn(), prefetch: jest.fn() };
const later = {
  contents: [card(2)],
  channels: [],
  promotions: [],
  histories: [],
  persons: [],
  nextOffset: null,
};

beforeEach(() => {
  installObserver();
  jest.clearAllMocks();
});

function show(key: string) {
  render(
    <RouterContext value={router as never}>
      <MoreOfRow
        first={{ template: 'content-v', title: 'New', ids: ['1'], nextOffset: 21 }}
        address={{ key, offset: 0, libraryId: null, text: null }}
        labels={rowLabels}
      >
        <p>Film 1</p>
      </MoreOfRow>
    </RouterContext>,
  );
  return screen.getByRole('link', { name: labels.row.loadMore });
}

describe('spec 2 §2: "show more" at the end of a row', () => {
  test('a press loads the next titles into the list', async () => {
    jest.mocked(fetchRow).mockResolvedValueOnce(later as unknown as RowPage);
    fireEvent.click(show('new'));
    expect(await screen.findByText('Film 2')).toBeInTheDocument();
    expect(router.push).not.toHaveBeenCalled();
  });

  test('a press while they load changes nothing: the list stays, and they are requested once', async () => {
    jest.mocked(fetchRow).mockReturnValue(new Promise(() => {}));
    const link = show('slow');
    setVisible(link.parentElement as Element, true);
    fireEvent.click(screen.getByRole('link', { name: labels.row.loading }));
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.getByText('Film 1')).toBeInTheDocument();
    await waitFor(() => expect(fetchRow).toHaveBeenCalledTimes(1));
  });

  test('the link leads to a page of the next titles, for browsers without script and for a new tab', () => {
    const link = show('linked');
    expect(link).toHaveAttribute('href', '/row/linked?offset=21');
    // jsdom cannot open a tab.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(fetchRow).not.toHaveBeenCalled();
  });
});
